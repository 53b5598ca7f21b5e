import PackageModel
import SwiftSources
import SwiftSyntax

/// A feature that decides where the person goes outside of itself.
struct NavigationInFeature: FileRule, LinkRule {
  static let description = RuleDescription(
    id: "navigation-in-feature",
    title: "Navigation decided inside a feature",
    category: .structure,
    what: """
      A feature that makes the view, the coordinator or the destination of another feature: in a `NavigationLink`, a \
      sheet, or for a path. And a view of a feature that owns the path of a `NavigationStack` itself.
      """,
    why: """
      Every feature then knows every other. A change of one ripples through all, no test can follow a flow without \
      drawing it, and a deep link or a restored scene finds paths that nobody outside can set.
      """,
    fix: """
      Let the feature take callbacks (`onShowSettings`), and let a coordinator of the app own the path and decide what \
      they lead to.
      """,
    example: .init(
      wrong: """
        NavigationLink("Settings") { SettingsView() } // SettingsView is another feature's
        """,
      right: """
        Button("Settings") { navigation.showSettings() }
        """),
    silent: """
      Views and destinations of the feature itself or of a layer below, a stack without a path, a path that is passed in \
      or belongs to a model or coordinator, previews, tests, programs, names that several modules declare, and code \
      outside of the layers that the configuration marks as features.
      """,
    options: [
      RuleOption(
        name: "ownPaths", value: .flag(true),
        explanation: "whether a view that owns the path of a navigation stack is reported")
    ])

  private let seesOwnPaths: Bool

  init(_ options: RuleOptions) {
    seesOwnPaths = options.flag("ownPaths")
  }

  func register(in hooks: inout HookTable) {
    hooks.on(FunctionCallExprSyntax.self) { call, context in
      let made = call.calledExpression.constructedTypeName
      if Self.isPlace(made) {
        context.observe("makes", made, at: call.calledExpression)
      } else if made == "NavigationStack", let path = call.argument("path")?.boundName,
        let type = context.type
      {
        context.observe("stack", "\(type.name).\(path)", at: call.calledExpression)
      }
    }
  }

  private static func isPlace(_ name: String) -> Bool {
    ["View", "Screen", "Coordinator", "Destination", "Route", "Flow", "Page"].contains {
      name.hasSuffix($0) && name != $0
    }
  }

  func findings(in project: CheckedProject) -> [Finding] {
    let map = LayerMap(project)
    guard project.layers.all.contains(where: \.isFeature) else { return [] }
    let places = PlaceIndex(project, map)
    return project.observations(of: Self.id).compactMap { file, observation in
      guard let target = file.target, target.target.kind == .library, map.layer(of: target)?.isFeature == true
      else { return nil }
      if observation.kind == "makes" {
        guard let owner = places.feature(declaring: observation.name, seenFrom: target) else { return nil }
        let message = "\(target.target.name) makes \(observation.name) of the feature \(owner.target.name)"
        return finding(file.path, observation, message)
      }
      guard seesOwnPaths, places.isOwnPath(observation.name, in: file) else { return nil }
      return finding(file.path, observation, "a view of a feature owns the path of a navigation stack")
    }
  }
}
