import PackageModel
import SwiftSources

/// An import that goes against the arrows between layers.
struct LayerOrder: LinkRule {
  static let description = RuleDescription(
    id: "layer-order",
    title: "Import against the order of layers",
    category: .structure,
    severity: .error,
    what: """
      An `import` of a module whose layer the importing layer may not know. The layers, and which others each of them \
      may import, are in the configuration.
      """,
    why: """
      Layers are a promise: what is below can be built, tested and moved without what is above. One import against the \
      arrows and a change of a screen rebuilds the models, and the next import finds the door open.
      """,
    fix: """
      Let the lower layer say what it needs (a protocol, a closure, a value) and the upper one hand it over; or move the \
      code to the layer that it belongs to. If the arrow is meant, add the layer to `imports` in the configuration.
      """,
    example: .init(
      wrong: """
        // Packages/Domain/Services/Sources/Services/OrderService.swift
        import OrdersFeature
        """,
      right: """
        // Packages/Features/OrdersFeature/Sources/OrdersFeature/OrdersModel.swift
        import Services
        """),
    silent: """
      Modules and targets in no layer, targets of one package in the same layer, tests (unless the option says \
      otherwise), features that import each other (`feature-imports-feature` looks at them), and folders of one module, \
      which need no import. Previews that may know more are best put into a layer of their own, before that of the \
      features.
      """,
    options: [
      RuleOption(
        name: "tests", value: .flag(false), explanation: "whether test targets must keep the order too")
    ])

  private let seesTests: Bool

  init(_ options: RuleOptions) {
    seesTests = options.flag("tests")
  }

  func findings(in project: CheckedProject) -> [Finding] {
    guard !project.layers.all.isEmpty else { return [] }
    let map = LayerMap(project)
    return project.targetImports.compactMap { edge in
      guard seesTests || edge.importer.target.kind != .test,
        let from = map.layer(of: edge.importer), let to = map.layer(of: edge.imported),
        !from.imports.contains(to.name), !(from.isFeature && to.isFeature),
        from.name != to.name || edge.importer.package.folder != edge.imported.package.folder
      else { return nil }
      let allowed = from.imports.isEmpty ? "none" : from.imports.joined(separator: ", ")
      let message = """
        \(edge.importer.target.name) (\(from.name)) imports \(edge.fact.module) (\(to.name)); \
        \(from.name) may import: \(allowed)
        """
      return finding(edge.file.path, edge.fact.span, message, symbol: edge.symbol, line: edge.fact.line)
    }
  }
}
