import SwiftSources
import SwiftSyntax

/// Two `withAnimation` in a row of statements that wait for something between them.
struct AwaitBetweenAnimations: FileRule {
  static let description = RuleDescription(
    id: "await-between-animations",
    title: "await between withAnimation blocks",
    category: .swiftui,
    what:
      "A row of statements in which `withAnimation` is followed by an `await`, and that by another `withAnimation`.",
    why: """
      Nobody knows when code goes on after an `await`: the second change comes too late for its frame, after another \
      change, or for a view that is gone. Animations need changes that happen at once.
      """,
    fix: """
      Change the state for the animation outside of the task, and let the model do what takes time; what it changes at \
      the end is animated where it is observed: `.animation(.default, value: model.phase)`.
      """,
    example: .init(
      wrong: """
        Task {
          withAnimation { isLoading = true }
          await model.load()
          withAnimation { isLoading = false }
        }
        """,
      right: """
        withAnimation { model.isLoading = true }
        Task { await model.load() }
        """),
    silent: """
      `Task.sleep` and waiting for a clock, when that is all that is waited for: steps of an animation at given times; \
      animations in different closures, branches or functions; one that is followed by `return`.
      """,
    options: [
      RuleOption(
        name: "allow-sleep", value: .flag(true), explanation: "whether waiting for a given time is accepted")
    ])

  private let allowsSleep: Bool

  init(_ options: RuleOptions) {
    allowsSleep = options.flag("allow-sleep")
  }

  func register(in hooks: inout HookTable) {
    hooks.on(CodeBlockItemListSyntax.self) { statements, context in
      guard statements.count > 1 else { return }
      var isAnimated = false
      var waiting: AwaitExprSyntax?
      for statement in statements {
        if isAnimated, waiting == nil {
          waiting = statement.first(AwaitExprSyntax.self) { !(allowsSleep && sleeps($0)) }
        }
        if let wait = waiting,
          statement.first(
            FunctionCallExprSyntax.self, where: { isAnimation($0) && $0.position > wait.position }) != nil
        {
          context.report(wait, "waits between two changes that are animated")
          return
        }
        if isAnimation(statement) { isAnimated = true }
      }
    }
  }

  private func isAnimation(_ statement: CodeBlockItemSyntax) -> Bool {
    statement.item.as(FunctionCallExprSyntax.self).map(isAnimation) ?? false
  }

  private func isAnimation(_ call: FunctionCallExprSyntax) -> Bool {
    call.calleeName == "withAnimation" && (call.calleeBase == nil || call.calleeBase?.lastName == "SwiftUI")
  }

  private func sleeps(_ wait: AwaitExprSyntax) -> Bool {
    guard let call = wait.expression.as(FunctionCallExprSyntax.self) else { return false }
    return call.calleeName.hasPrefix("sleep")
  }
}

extension SyntaxProtocol {
  /// The first node of a kind in this one that isn't in a closure or in another function.
  fileprivate func first<Node: SyntaxProtocol>(
    _ kind: Node.Type, where isWanted: (Node) -> Bool
  ) -> Node? {
    if self.is(ClosureExprSyntax.self) || self.is(FunctionDeclSyntax.self) { return nil }
    if let node = self.as(Node.self), isWanted(node) { return node }
    for child in children(viewMode: .sourceAccurate) {
      if let found = child.first(kind, where: isWanted) { return found }
    }
    return nil
  }
}
