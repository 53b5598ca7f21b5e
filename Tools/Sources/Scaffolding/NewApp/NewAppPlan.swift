import Foundation

/// What a new app is made of.
struct NewAppPlan {
  let name: AppName
  let source: AppRepository
  let features: FeatureChoice
  let files: CarriedFiles
  /// The files whose text differs from the source's, by their path.
  let texts: [String: String]

  /// Works it out, without writing anything.
  init(_ name: AppName, features: FeatureChoice, from source: AppRepository) throws(ScaffoldingError) {
    guard source.appName == AppName.original else {
      throw ScaffoldingError(
        """
        \(source.root) is the app \(source.appName). New apps are made from \(AppName.original): \
        name a checkout of it with --from
        """)
    }
    if let taken = try ToolchainModules.names().first(where: { $0.lowercased() == name.identifier }) {
      throw ScaffoldingError("“\(name)” can't be an app's name: the toolchain has a module \(taken)")
    }
    self.name = name
    self.source = source
    self.features = features
    files = try CarriedFiles(of: source, features: features)
    let rename = Renaming(name: name)
    var texts: [String: String] = [:]
    for path in files.carried where !Renaming.leavesAlone(path) {
      guard let old = Self.text("\(source.root)/\(path)") else { continue }
      let new = rename(try Self.adapted(old, path: path, features: features))
      if new != old { texts[path] = new }
    }
    self.texts = texts
  }

  private static func adapted(
    _ text: String, path: String, features: FeatureChoice
  ) throws(ScaffoldingError) -> String {
    let chosen = Set(features.chosen)
    switch path {
    case AppRepository.manifest:
      var manifest = RootManifest(text)
      for feature in features.leftOut { try manifest.removeFeature(feature) }
      try manifest.removeToolTests()
      return manifest.text
    case AppRepository.tabs:
      var tabs = TabList(text)
      for tab in features.leftOutTabs { try tabs.remove(tab) }
      return tabs.text
    case AppRepository.architecture:
      var tree = PackageTree(text)
      for feature in features.leftOut { try tree.remove(feature) }
      return NeededSections(heading: .markdown, features: chosen)(tree.text)
    case AppRepository.readme:
      return NeededSections(heading: .markdown, features: chosen)(try ReadmeBeginning.replaced(in: text))
    case ".ci/run": return NeededSections(heading: .step, features: chosen)(text)
    default: return text
    }
  }

  /// The text of a file; nil for a symbolic link or what isn't UTF-8.
  private static func text(_ path: String) -> String? {
    guard (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil,
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    return String(validating: data, as: UTF8.self)
  }
}
