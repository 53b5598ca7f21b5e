import SwiftSources
import SwiftSyntax

/// Sorting, filtering, grouping or adding up while a body is evaluated.
struct ComputingInBody: FileRule {
  static let description = RuleDescription(
    id: "computing-in-body",
    title: "Sorting, filtering or computing in body",
    category: .swiftui,
    what: """
      `sorted`, `filter`, `reduce` or `Dictionary(grouping:by:)` over data while a body is evaluated, also in the \
      properties and functions of the view that the body uses.
      """,
    why: """
      It is done again for every change that the view depends on, whether or not the data changed. Which items are shown, \
      and in which order, is logic: in a view, no test gets at it.
      """,
    fix: "Let the model have what is shown, as a property that a test can read: `model.visibleOrders`.",
    example: .init(
      wrong: """
        var body: some View {
          List(orders.sorted { $0.date > $1.date }) { OrderRow(order: $0) }
        }
        """,
      right: """
        var body: some View {
          List(model.ordersByDate) { OrderRow(order: $0) }
        }
        """),
    silent: """
      Collections that are written out, static, or constants of the view; `allCases`; publishers and texts; \
      `map`, `first(where:)`, `contains` and other steps that a list needs anyway; actions, tasks and initializers; chains \
      that don't begin with a name.
      """)

  init(_ options: RuleOptions) {}

  func register(in hooks: inout HookTable) {
    hooks.on(FunctionCallExprSyntax.self) { call, context in
      guard context.mayBelongToBody, let verb = Computation.verb(of: call),
        call.enclosingArgument?.call.calleeName != "onReceive"
      else { return }
      context.reportIfEvaluatedByBody(
        call.calledExpression.lastNameSyntax ?? Syntax(call),
        "\(verb) data every time the body is evaluated")
    }
  }
}
