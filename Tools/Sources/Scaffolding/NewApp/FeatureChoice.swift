import TrellisKit

/// Which features a new app gets.
struct FeatureChoice: Equatable {
  /// What is chosen, and what comes along, in the order of the packages.
  let chosen: [String]
  /// What falls away.
  let leftOut: [String]
  /// The cases of the tabs that fall away.
  let leftOutTabs: [String]
  /// Whether no tab is chosen, so that a new feature has to be the first.
  let needsHome: Bool

  /// Chooses among the features of a repository. Those that are no tab are part of the app's own states, and always there.
  ///
  /// - Parameters:
  ///   - names: the features that are asked for; nil for all.
  ///   - repository: the repository.
  /// - Throws: `UsageError` for a feature that isn't there, `ScaffoldingError` for a repository that can't be read.
  init(_ names: [String]?, in repository: AppRepository) throws {
    let packages = try repository.packages(in: "Features")
    let tabs = try TabList(try repository.text(AppRepository.tabs)).tabs().map(\.name)
    var tabOfFeature: [String: String] = [:]
    for package in packages {
      let tab = try ModuleName(package).inLowerCamelCase
      if tabs.contains(tab) { tabOfFeature[package] = tab }
    }
    let optional = packages.filter { tabOfFeature[$0] != nil }
    let always = packages.filter { tabOfFeature[$0] == nil }
    if let unknown = names?.first(where: { !packages.contains($0) }) {
      throw UsageError(
        """
        there is no feature “\(unknown)”. Choose from \(optional.joined(separator: ", ")); \
        \(always.joined(separator: ", ")) always comes along
        """)
    }
    let chosen = packages.filter { names?.contains($0) != false || always.contains($0) }
    let leftOut = packages.filter { !chosen.contains($0) }
    self.chosen = chosen
    self.leftOut = leftOut
    leftOutTabs = leftOut.compactMap { tabOfFeature[$0] }
    needsHome = optional.allSatisfy(leftOut.contains)
  }
}
