import SwiftSources
import SwiftSyntax

/// `onAppear { Task { … } }`.
struct TaskInOnAppear: FileRule {
  static let description = RuleDescription(
    id: "task-in-on-appear",
    title: "Task in onAppear",
    category: .swiftui,
    what: "A `Task` that is started in `onAppear` and that nobody keeps.",
    why: """
      It isn't cancelled when the view goes away: it goes on loading for nobody, and writes into the state of a view that \
      is gone. Each time that the view appears, one more is started.
      """,
    fix: "Use `.task { … }`, or `.task(id: value) { … }` when it has to start again for another value.",
    example: .init(
      wrong: ".onAppear { Task { await model.load() } }",
      right: ".task { await model.load() }"),
    silent: """
      Tasks that are kept (`loading = Task { … }`), `Task.detached`, functions that `onAppear` calls, tasks without an \
      `await`, and those that are to go on when the view is gone: the next page of a list (`loadMore`, `nextPage`), and \
      what is counted or logged.
      """)

  init(_ options: RuleOptions) {}

  func register(in hooks: inout HookTable) {
    hooks.on(FunctionCallExprSyntax.self) { call, context in
      guard let closure = call.trailingClosure, context.closures.last?.callee == "onAppear",
        call.calledExpression.constructedTypeName == "Task",
        call.parent?.is(CodeBlockItemSyntax.self) == true,
        closure.statements.tokens(viewMode: .sourceAccurate).contains(where: {
          $0.tokenKind == .keyword(.await)
        }), !isMeantToStay(closure)
      else { return }
      context.report(call.calledExpression, "the task goes on when the view is gone; use .task")
    }
  }

  /// A row that asks for the next page may be gone before the page is there.
  private func isMeantToStay(_ closure: ClosureExprSyntax) -> Bool {
    let words = ["more", "next", "page", "prefetch", "track", "log", "record", "count"]
    return closure.statements.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind,
        token.nextToken(viewMode: .sourceAccurate)?.text == "("
      else { return false }
      return FlagName(name).words.contains { word in
        words.contains { word == $0 || word == "\($0)s" }
      }
    }
  }
}
