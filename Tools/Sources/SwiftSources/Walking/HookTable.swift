import SwiftSyntax

/// What rules want to see of a file, for one walk.
public struct HookTable {
  private(set) var entering: [ObjectIdentifier: any HookList] = [:]
  private(set) var leaving: [ObjectIdentifier: any HookList] = [:]
  private var rule = ""
  private var seesPreviews = false

  /// Nothing to see.
  public init() {}

  /// Registers the hooks of a rule. State of the rule for this one file is what its closures capture.
  ///
  /// - Parameters:
  ///   - rule: the id under which the hooks report.
  ///   - seesPreviews: whether they are called in code that is for previews only.
  ///   - register: calls `on` and `after`.
  public mutating func hooks(of rule: String, seesPreviews: Bool, _ register: (inout HookTable) -> Void) {
    (self.rule, self.seesPreviews) = (rule, seesPreviews)
    register(&self)
  }

  /// Calls the handler for each node of a kind, before what is in it.
  ///
  /// - Parameters:
  ///   - type: a concrete node such as `FunctionCallExprSyntax`.
  ///   - handler: is called with the node and where it is.
  public mutating func on<Node: SyntaxProtocol>(
    _ type: Node.Type, _ handler: @escaping (Node, WalkContext) -> Void
  ) {
    add(handler, to: &entering)
  }

  /// Calls the handler for each node of a kind, after what is in it.
  public mutating func after<Node: SyntaxProtocol>(
    _ type: Node.Type, _ handler: @escaping (Node, WalkContext) -> Void
  ) {
    add(handler, to: &leaving)
  }

  private func add<Node: SyntaxProtocol>(
    _ handler: @escaping (Node, WalkContext) -> Void, to lists: inout [ObjectIdentifier: any HookList]
  ) {
    let id = ObjectIdentifier(Node.self)
    let list = lists[id] as? NodeHooks<Node> ?? NodeHooks()
    list.hooks.append(.init(rule: rule, seesPreviews: seesPreviews, handler: handler))
    lists[id] = list
  }
}
