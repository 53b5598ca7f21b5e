import SwiftSources
import SwiftSyntax

/// Work in the initializer of a view.
struct HeavyViewInit: FileRule {
  static let description = RuleDescription(
    id: "heavy-view-init",
    title: "Heavy work in a view's init",
    category: .swiftui,
    what: """
      A view that asks the network, a file or a database, decodes, sorts, filters, makes a formatter or starts a \
      task in its initializer, or in the first value of a property.
      """,
    why: """
      A view's value is made again whenever its parent is evaluated, also when nothing is drawn anew. What its initializer \
      does is done each time, and mostly thrown away.
      """,
    fix: "Take ready values in the initializer; load in `.task`; let the model compute.",
    example: .init(
      wrong: "init(orders: [Order]) { self.orders = orders.sorted { $0.date > $1.date } }",
      right: "init(orders: [Order]) { self.orders = orders } // sorted by the model"),
    silent: """
      What `StateObject(wrappedValue:)` and `@StateObject` take, which is made once; formatters in properties; static and lazy properties; closures \
      that are kept; queries and fetch requests; apps and scenes; functions that the initializer calls.
      """,
    options: [
      RuleOption(
        name: "receivers", value: .words(ServiceCall.receivers),
        explanation: "what services are called, also as the end of a name: `orderService`")
    ])

  private let services: ServiceCall

  init(_ options: RuleOptions) {
    services = ServiceCall(receivers: options.words("receivers"))
  }

  func register(in hooks: inout HookTable) {
    hooks.on(FunctionCallExprSyntax.self) { call, context in
      guard context.evaluation == .initialization, isView(context.type), let member = context.member,
        !member.attributes.contains("StateObject"), let work = work(of: call, in: member), !isMadeOnce(call)
      else { return }
      context.report(
        call.calledExpression.lastNameSyntax ?? Syntax(call), "\(work) whenever the view's value is made")
    }
  }

  private func isView(_ type: TypeScope?) -> Bool {
    let views = ["View", "SwiftUI.View", "ViewModifier", "SwiftUI.ViewModifier"]
    return type?.kind == .structure && type?.inherited.contains(where: views.contains) == true
  }

  private func work(of call: FunctionCallExprSyntax, in member: MemberFact) -> String? {
    if let work = services.work(of: call) ?? Computation.verb(of: call).map({ "\($0) data" }) { return work }
    if call.calleeName == "decode", call.arguments.count == 2, call.argument("from") != nil {
      return "decodes"
    }
    let made = call.calledExpression.constructedTypeName
    if member.kind == .initializer, FormatterInBody.types.contains(made) { return "makes a formatter" }
    return made == "Task" && call.closureCount == 1 ? "starts a task" : nil
  }

  private func isMadeOnce(_ call: FunctionCallExprSyntax) -> Bool {
    var outer = call.enclosingArgument
    while let argument = outer {
      if argument.call.calledExpression.constructedTypeName == "StateObject" { return true }
      outer = argument.call.enclosingArgument
    }
    return false
  }
}
