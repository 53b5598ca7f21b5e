import SwiftSources
import SwiftSyntax

/// Finds the state machines of one file during its walk.
final class StateTableCollector {
  private let path: String
  private(set) var tables: [StateTable] = []
  private(set) var initials: [InitialState] = []
  /// Tables that are made by code, which only running it would tell.
  private(set) var unreadable: [String] = []

  init(path: String) {
    self.path = path
  }

  func register(in hooks: inout HookTable) {
    hooks.hooks(of: "state-diagram", seesPreviews: false) { hooks in
      hooks.on(VariableDeclSyntax.self) { [self] in look(at: $0, $1) }
      hooks.on(FunctionDeclSyntax.self) { [self] in look(at: $0, $1) }
      hooks.on(FunctionCallExprSyntax.self) { [self] in look(at: $0, $1) }
    }
  }

  private func look(at node: VariableDeclSyntax, _ context: WalkContext) {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText else {
        continue
      }
      if let type = binding.typeAnnotation?.type.trimmedDescription,
        let state = binding.initializer.flatMap({ StatePattern.caseName($0.value) })
      {
        initials.append(InitialState(owner: type, state: state))
      }
      guard let table = TransitionTableSyntax(binding) else { continue }
      let symbol = [context.type?.name, name].compactMap(\.self).joined(separator: ".")
      let line = context.span(of: binding).start.line
      if let rules = table.rules {
        add(symbol, line, table.stateType, rules, context)
      } else {
        unreadable.append(
          "\(path):\(line): \(symbol) is made by code; only a table that is written out can be read")
      }
    }
  }

  private func look(at node: FunctionDeclSyntax, _ context: WalkContext) {
    guard let function = TransitionFunctionSyntax(node) else { return }
    let symbol = [context.type?.name, node.name.identifierText].compactMap(\.self).joined(separator: ".")
    add(symbol, context.span(of: node.name).start.line, function.stateType, function.rules, context)
  }

  private func look(at node: FunctionCallExprSyntax, _ context: WalkContext) {
    guard node.calleeName == "StateMachine", let table = node.argument("table"),
      let state = node.argument("initial").flatMap(StatePattern.caseName)
    else { return }
    initials.append(InitialState(owner: table.trimmedDescription, state: state))
  }

  private func add(
    _ symbol: String, _ line: Int, _ stateType: String?, _ rules: [StateRule], _ context: WalkContext
  ) {
    let around = context.type?.name
    let own = [around, around.map { "\($0).Kind" }].compactMap(\.self)
    let named = stateType.map { type in [around.map { "\($0).\(type)" }, type].compactMap(\.self) }
    tables.append(
      StateTable(symbol: symbol, path: path, line: line, stateTypes: (named ?? []) + own, rules: rules))
  }
}
