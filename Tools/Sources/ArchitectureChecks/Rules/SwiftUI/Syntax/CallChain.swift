import SwiftSyntax

/// A chain of members and calls: `model.items.filter { … }.count`.
struct CallChain {
  /// The names in it, from its beginning to its end: `model`, `items`, `filter`, `count`.
  let names: [String]
  /// Where it begins; nil for an implicit beginning, as in `.system(size: 12)`.
  let root: ExprSyntax?
  /// The call that it begins with: `Text("…")` for `Text("…").bold()`; nil when it begins with something else.
  let rootCall: FunctionCallExprSyntax?

  init(_ expression: ExprSyntax) {
    var names: [String] = []
    var rootCall: FunctionCallExprSyntax?
    var link: ExprSyntax? = expression
    while let current = link {
      if let call = current.as(FunctionCallExprSyntax.self) {
        rootCall = call
        link = call.calledExpression
      } else if let access = current.as(MemberAccessExprSyntax.self) {
        names.append(access.declName.baseName.text)
        if access.base != nil { rootCall = nil }
        link = access.base
      } else if let inner = current.wrapped {
        link = inner
      } else {
        if let reference = current.as(DeclReferenceExprSyntax.self) { names.append(reference.baseName.text) }
        break
      }
    }
    self.names = names.reversed()
    self.root = link
    self.rootCall = rootCall
  }
}

extension ExprSyntax {
  /// What stands in parentheses, before a `!`, `?`, `[…]` or `<…>`; nil for anything else.
  fileprivate var wrapped: ExprSyntax? {
    if let node = self.as(OptionalChainingExprSyntax.self) { return node.expression }
    if let node = self.as(ForceUnwrapExprSyntax.self) { return node.expression }
    if let node = self.as(SubscriptCallExprSyntax.self) { return node.calledExpression }
    if let node = self.as(GenericSpecializationExprSyntax.self) { return node.expression }
    if let node = self.as(TupleExprSyntax.self), node.elements.count == 1 {
      return node.elements.first?.expression
    }
    return nil
  }
}

extension FunctionCallExprSyntax {
  /// The calls that follow in the same chain: `bold` and `padding` for the first call of `Text("…").bold().padding()`.
  var followingCalls: [FunctionCallExprSyntax] {
    var calls: [FunctionCallExprSyntax] = []
    var node = Syntax(self)
    while let access = node.parent?.as(MemberAccessExprSyntax.self),
      access.base?.id == node.as(ExprSyntax.self)?.id,
      let call = access.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(access).id
    {
      calls.append(call)
      node = Syntax(call)
    }
    return calls
  }

  /// The call that this one is an argument of, with the argument's label.
  var enclosingArgument: (call: FunctionCallExprSyntax, label: String?)? {
    var node = Syntax(self)
    while let parent = node.parent, !parent.is(ClosureExprSyntax.self), !parent.is(CodeBlockItemSyntax.self) {
      if let argument = parent.as(LabeledExprSyntax.self),
        let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
      {
        return (call, argument.label?.text)
      }
      node = parent
    }
    return nil
  }
}
