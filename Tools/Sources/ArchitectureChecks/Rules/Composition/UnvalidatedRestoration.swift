import SwiftSources
import SwiftSyntax

/// Restored state that decides where the app is, without having been validated.
struct UnvalidatedRestoration: FileRule {
  static let description = RuleDescription(
    id: "unvalidated-restoration",
    title: "Restored state used without validation",
    category: .composition,
    what: """
      A navigation path, route or app state that is set to what was decoded or read from `@SceneStorage`, `@AppStorage` \
      or `UserDefaults`, and nothing is asked or left out in between. And a view that takes a stored flag for being \
      signed in.
      """,
    why: """
      Between saving and restoring, what is shown may have been deleted, the session may have expired, and the app may \
      have been updated. The person lands on an empty screen, on somebody else's data, or in a crash at every launch.
      """,
    fix: """
      Store ids only; look each of them up and drop those that no longer exist (`compactMap`); ask the server whether the \
      session still holds before moving to a signed-in state.
      """,
    example: .init(
      wrong: """
        if let routes = try? JSONDecoder().decode([Route].self, from: saved) {
          coordinator.path = routes
        }
        """,
      right: """
        if let ids = try? JSONDecoder().decode([Article.ID].self, from: saved) {
          coordinator.path = ids.compactMap(articles.article).map(Route.article)
        }
        """),
    silent: """
      Functions in which anything is validated, looked up, filtered, checked or fetched; selected tabs and other \
      choices from a fixed set; ids that a view looks up itself; documents and settings; file system paths; values that \
      another function returns; and signed-in flags in types that validate or refresh a session.
      """)

  init(_ options: RuleOptions) {}

  func register(in hooks: inout HookTable) {
    hooks.on(SequenceExprSyntax.self) { sequence, context in
      guard let assignment = Assignment(sequence), NavigationTarget.isNavigation(assignment.target),
        let values = RestoredValues(around: sequence), values.contains(assignment.value)
      else { return }
      let name = assignment.target.lastName
      context.report(sequence, "\(name) is set to restored state that nothing has validated")
    }
    hooks.on(FunctionCallExprSyntax.self) { call, context in
      guard call.calleeName == "append", call.arguments.count == 1, let base = call.calleeBase,
        NavigationTarget.isNavigation(base), let argument = call.arguments.first?.expression,
        let values = RestoredValues(around: call), values.contains(argument)
      else { return }
      context.report(call, "\(base.lastName) leads to restored state that nothing has validated")
    }
    hooks.on(IfExprSyntax.self) { node, context in
      guard node.elseBody != nil, node.conditions.count == 1, context.evaluation == .withMember,
        context.member.map({ $0.viewRole != .none }) == true,
        case .expression(let condition)? = node.conditions.first?.condition,
        let flag = condition.ownMemberName, StoredProperties.isSignedInFlag(flag),
        StoredProperties.names(around: node).contains(flag), !StoredProperties.validates(around: node)
      else { return }
      context.report(condition, "\(flag) was stored some time ago; the session may have ended since")
    }
  }
}
