import SwiftSyntax

/// What is called for nodes of one kind.
protocol HookList {
  func call(_ node: Syntax, _ context: WalkContext)
}

/// The hooks of all rules for one kind of node. A node is cast once for all of them: that costs more than most rules do.
final class NodeHooks<Node: SyntaxProtocol>: HookList {
  struct Hook {
    let rule: String
    let seesPreviews: Bool
    let handler: (Node, WalkContext) -> Void
  }

  var hooks: [Hook] = []

  func call(_ node: Syntax, _ context: WalkContext) {
    guard let node = node.as(Node.self) else { return }
    for hook in hooks where hook.seesPreviews || !context.isInPreview {
      context.rule = hook.rule
      hook.handler(node, context)
    }
  }
}
