import SwiftSources
import SwiftSyntax

/// An `@main` app that does more than compose.
struct LogicInMain: FileRule, LinkRule {
  static let description = RuleDescription(
    id: "logic-in-main",
    title: "Logic in @main",
    category: .composition,
    what: """
      A SwiftUI `App` with `@main` that decides what to show, keeps the result of asynchronous work, talks to the \
      network, decodes or stores data itself, or has an initializer or function that is longer than the option says.
      """,
    why: """
      What is in `@main` can only be tested by launching the app. It is where everybody adds one line, until the states \
      of the app are spread over a dozen properties of a structure that nobody can follow.
      """,
    fix: """
      Let `@main` make one controller that owns the state of the app, hand it to a root view, and start it: \
      `RootView().environment(state).task { await state.start() }`. The root view switches over the state.
      """,
    example: .init(
      wrong: """
        @main struct MyApp: App {
          @State private var user: User?
          var body: some Scene {
            WindowGroup {
              if let user { MainView(user: user) } else { LoginView() }
            }
          }
        }
        """,
      right: """
        @main struct MyApp: App {
          @State private var state = AppStateController()
          var body: some Scene {
            WindowGroup { RootView().environment(state).task { await state.start() } }
          }
        }
        """),
    silent: """
      Making and handing over objects, a `ModelContainer`, reacting to scene phases by telling the controller, an \
      application delegate, default values of settings, code under `#if DEBUG` and for launch arguments, as tests of the interface give, `if` without `else`, conditions on a \
      window's value, on availability or on running tests, a long body (menus and scenes take their lines), and programs \
      that are no SwiftUI app.
      """,
    options: [
      RuleOption(
        name: "lines", value: .number(50, allowed: 10...500),
        explanation: "how many lines an initializer or a function of the app may have")
    ])

  private let lines: Int

  init(_ options: RuleOptions) {
    lines = options.number("lines")
  }

  func register(in hooks: inout HookTable) {
    let lines = lines
    hooks.on(FunctionCallExprSyntax.self) { call, context in
      guard Self.mayBeApp(context), let service = MainLogic.service(usedBy: call),
        !MainLogic.dependsOnArguments(call)
      else { return }
      context.observe("uses", service, at: call)
    }
    hooks.on(SequenceExprSyntax.self) { sequence, context in
      guard Self.mayBeApp(context), let name = MainLogic.awaitedProperty(in: sequence) else { return }
      context.observe("keeps", name, at: sequence)
    }
    hooks.on(IfExprSyntax.self) { node, context in
      guard Self.mayBeApp(context), node.elseBody != nil, !node.parentIsElse, MainLogic.choosesView(context)
      else {
        return
      }
      for name in MainLogic.names(in: node.conditions) {
        context.observe("decides", name, at: node.ifKeyword)
      }
    }
    hooks.on(SwitchExprSyntax.self) { node, context in
      guard Self.mayBeApp(context), MainLogic.choosesView(context) else { return }
      for name in MainLogic.names(in: node.subject) {
        context.observe("decides", name, at: node.switchKeyword)
      }
    }
    func measure(_ node: some SyntaxProtocol, _ name: TokenSyntax, _ context: WalkContext) {
      guard Self.mayBeApp(context) else { return }
      let count = context.span(of: node).lines.count
      if count > lines { context.observe("long", "\(count)", at: name) }
    }
    hooks.on(FunctionDeclSyntax.self) { measure($0, $0.name, $1) }
    hooks.on(InitializerDeclSyntax.self) { measure($0, $0.initKeyword, $1) }
  }

  /// Only the app itself, and extensions that may be of it, are looked at.
  private static func mayBeApp(_ context: WalkContext) -> Bool {
    guard let type = context.types.last, !context.conditions.contains(where: { $0.contains("DEBUG") }) else {
      return false
    }
    return type.kind == .extending ? type.name.hasSuffix("App") : isApp(type.inherited)
  }

  private static func isApp(_ inherited: [String]) -> Bool {
    inherited.contains("App") || inherited.contains("SwiftUI.App")
  }

  func findings(in project: CheckedProject) -> [Finding] {
    var properties: [String: Set<String>] = [:]
    for file in project.files {
      for type in file.facts.types where Self.isApp(type.inherited) && type.attributes.contains("main") {
        properties["\(file.module) \(type.name)"] = Set(
          type.members.filter { $0.kind == .storedProperty && !$0.isStatic }.map(\.name))
      }
    }
    var seen: Set<String> = []
    return project.observations(of: Self.id).compactMap { file, observation in
      let type = observation.symbol.split(separator: ".").first.map(String.init) ?? ""
      guard let own = properties["\(file.module) \(type)"],
        let message = message(observation, type, own),
        seen.insert("\(file.path):\(observation.span.start.offset)").inserted
      else { return nil }
      return finding(file.path, observation, message)
    }
  }

  private func message(_ observation: Observation, _ type: String, _ own: Set<String>) -> String? {
    switch observation.kind {
    case "uses": "\(type) uses \(observation.name) itself; @main only composes"
    case "long": "\(observation.symbol) has \(observation.name) lines; @main only composes"
    case "keeps" where own.contains(observation.name):
      "\(type) keeps what it awaits in \(observation.name); that is the work of a controller"
    case "decides" where own.contains(observation.name):
      "\(type) decides by \(observation.name) what to show; that is the work of a root view"
    default: nil
    }
  }
}

extension IfExprSyntax {
  /// Whether it is the `else if` of another one.
  fileprivate var parentIsElse: Bool {
    parent?.as(IfExprSyntax.self)?.elseBody?.id == id
  }
}
