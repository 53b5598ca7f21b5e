import PackageModel
import SwiftSources

/// A feature that imports another one.
struct FeatureImportsFeature: LinkRule {
  static let description = RuleDescription(
    id: "feature-imports-feature",
    title: "Feature that imports another feature",
    category: .structure,
    severity: .error,
    what: "An `import` of a feature's module by another feature.",
    why: """
      Two features that know each other are one feature in two folders: neither builds, previews or ships without the \
      other, their teams wait for each other, and sooner or later there is a circle.
      """,
    fix: """
      Let the feature say that the person wants to go elsewhere through a callback, and let a coordinator of the app, \
      which knows both, do it. What both need belongs in a layer below.
      """,
    example: .init(
      wrong: """
        // Profile
        import Settings
        Button("Settings") { router.push(SettingsView()) }
        """,
      right: """
        // Profile
        Button("Settings") { navigation.showSettings() }
        """),
    silent: """
      Targets of the same feature (of one package, when they carry its name or aren't offered to others), modules that \
      the configuration puts in another layer (interfaces, say), layers of features that name each other in `imports`, \
      and tests, unless the option says otherwise.
      """,
    options: [
      RuleOption(name: "tests", value: .flag(false), explanation: "whether test targets are looked at too")
    ])

  private let seesTests: Bool

  init(_ options: RuleOptions) {
    seesTests = options.flag("tests")
  }

  func findings(in project: CheckedProject) -> [Finding] {
    guard project.layers.all.contains(where: \.isFeature) else { return [] }
    let map = LayerMap(project)
    return project.targetImports.compactMap { edge in
      guard seesTests || edge.importer.target.kind != .test,
        let from = map.layer(of: edge.importer), let to = map.layer(of: edge.imported),
        from.isFeature, to.isFeature, !from.imports.contains(to.name),
        FeatureBoundary.separates(edge.importer, edge.imported)
      else { return nil }
      let message = "the feature \(edge.importer.target.name) imports the feature \(edge.fact.module)"
      return finding(edge.file.path, edge.fact.span, message, symbol: edge.symbol, line: edge.fact.line)
    }
  }
}
