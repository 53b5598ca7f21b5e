import Foundation

/// What is there already and would clash with a new feature, on file systems that ignore case as well.
struct FeatureClashes {
  private let feature: ModuleName
  private let repository: AppRepository

  init(_ feature: ModuleName, in repository: AppRepository) {
    self.feature = feature
    self.repository = repository
  }

  /// - Parameter flow: the flow that walks through the feature.
  func check(flow: String) throws(ScaffoldingError) {
    let name = feature.description
    for group in try repository.names(in: "Packages") {
      let folder = "Packages/\(group)"
      try refuse([name], among: try repository.names(in: folder)) { "\(folder)/\($0) is there already" }
    }
    let folders = ["App/Core/Features", "Tests/Flows"]
    for folder in folders {
      try refuse([name, "\(feature.inKebabCase).flow"], among: try repository.names(in: folder)) {
        "\(folder)/\($0) is there already"
      }
    }
    for tab in try TabList(try repository.text(AppRepository.tabs)).tabs() {
      try refuse([feature.inLowerCamelCase, feature.inKebabCase], among: [tab.name, tab.link]) {
        "MainTab has “\($0)” already"
      }
    }
    let targets = ["\(name)", "\(name)Preview", "\(name)Tests"]
    try refuse(targets, among: try modules()) { "there is a module \($0) already" }
    try refuse(targets, among: try ToolchainModules.names()) { "the toolchain has a module \($0)" }
    let made = [
      "API", "Coordinator", "DeepLinks", "Factory", "Feature", "Item", "ItemModel", "Model", "Navigation",
      "Route",
    ]
    try refuse([name] + made.map { name + $0 }, among: try types()) {
      "there is a type \($0) already, which the app couldn't tell from the feature's"
    }
    try checkTitle(flow: flow)
  }

  /// The title of the tab is on every screen, where flows and tests of the app look for other things.
  private func checkTitle(flow: String) throws(ScaffoldingError) {
    let title = feature.asTitle
    // Its own flow uses the tab once.
    var texts = [("the feature itself", flow.replacing("tap \"\(title)\"", with: "", maxReplacements: 1))]
    for folder in ["Tests/Flows", "Tests/AppTests"] {
      let paths = FileManager.default.enumerator(atPath: "\(repository.root)/\(folder)")
      while let path = paths?.nextObject() as? String {
        guard path.hasSuffix(".flow") || path.hasSuffix(".swift") else { continue }
        texts.append(("\(folder)/\(path)", try repository.text("\(folder)/\(path)")))
      }
    }
    for (place, text) in texts {
      let used = text.matches(of: /(?:tap|type|toggle|choose)\W+"([^"]+)"/).map(\.output.1)
      if used.contains(Substring(title)) {
        throw ScaffoldingError(
          "“\(feature)” can't be added: \(place) uses something that is called “\(title)”")
      }
      let unseen = text.matches(of: /expect-not "([^"]+)"/).map(\.output.1)
      if let clash = unseen.first(where: title.contains) {
        throw ScaffoldingError(
          "“\(feature)” can't be added: \(place) expects that “\(clash)” is not on the screen, but its tab would be"
        )
      }
    }
  }

  private func refuse(
    _ wanted: [String], among taken: some Sequence<String>, _ reason: (String) -> String
  ) throws(ScaffoldingError) {
    let wanted = Set(wanted.map { $0.lowercased() })
    guard let clash = taken.first(where: { wanted.contains($0.lowercased()) }) else { return }
    throw ScaffoldingError("“\(feature)” can't be added: \(reason(clash))")
  }

  /// The folders of targets: each is named like its module.
  private func modules() throws(ScaffoldingError) -> Set<String> {
    var modules: Set = [repository.appName]
    for package in try packages() + ["", "Tools"] {
      for folder in ["Sources", "Tests"] {
        modules.formUnion(try repository.names(in: package.isEmpty ? folder : "\(package)/\(folder)"))
      }
    }
    return modules
  }

  /// The types that the app's sources can see, but those of features, which hide all but a few.
  private func types() throws(ScaffoldingError) -> Set<String> {
    var folders = ["App/Core"]
    for package in try packages() where !package.hasPrefix("Packages/Features/") {
      folders.append("\(package)/Sources")
    }
    var types: Set<String> = []
    for folder in folders {
      let paths = FileManager.default.enumerator(atPath: "\(repository.root)/\(folder)")
      while let path = paths?.nextObject() as? String {
        guard path.hasSuffix(".swift"),
          let data = FileManager.default.contents(atPath: "\(repository.root)/\(folder)/\(path)")
        else { continue }
        let text = String(decoding: data, as: UTF8.self)
        types.formUnion(
          text.matches(of: /\b(?:struct|class|enum|protocol|actor|typealias) ([A-Z]\w*)/).map {
            String($0.output.1)
          })
      }
    }
    return types
  }

  private func packages() throws(ScaffoldingError) -> [String] {
    var packages: [String] = []
    for group in try repository.names(in: "Packages") {
      packages += try repository.packages(in: group).map { "Packages/\(group)/\($0)" }
    }
    return packages
  }
}
