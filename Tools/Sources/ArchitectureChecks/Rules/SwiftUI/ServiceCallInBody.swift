import SwiftSources
import SwiftSyntax

/// The network, a file or a database that is asked while a body is evaluated.
struct ServiceCallInBody: FileRule {
  static let description = RuleDescription(
    id: "service-call-in-body",
    title: "Service call in body",
    category: .swiftui,
    what: """
      A call to the network, the file system, a database, or to something that is named a service, while a body is \
      evaluated.
      """,
    why: """
      A body is evaluated any number of times, at times that nobody chooses. The call blocks drawing, is made again and \
      again, and has nowhere to put its errors.
      """,
    fix: "Ask in `.task`, or let the model ask; the body draws what is there by then.",
    example: .init(
      wrong: "var body: some View { Text(service.fetchTitle()) }",
      right: "var body: some View { Text(model.title).task { await model.load() } }"),
    silent: """
      Actions, tasks and `onAppear`; receivers that aren't named like a service; methods that don't begin with a verb such \
      as `fetch`, `load` or `save`; properties of services; user defaults and bundles.
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
      guard context.mayBelongToBody, let work = services.work(of: call) else { return }
      context.reportIfEvaluatedByBody(
        call.calledExpression, "\(work) every time the body is evaluated")
    }
  }
}
