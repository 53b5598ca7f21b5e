import SwiftSyntax

/// Work over all elements of a collection.
enum Computation {
  /// The word for what a call does to a collection; nil when it does nothing of the kind, or when that isn't sure.
  static func verb(of call: FunctionCallExprSyntax) -> String? {
    switch call.calleeName {
    case "sorted", "sort": return isOverData(call) ? "sorts" : nil
    case "filter": return takesFunction(call) && isOverData(call) ? "filters" : nil
    case "reduce": return call.arguments.count + call.closureCount == 2 && isOverData(call) ? "adds up" : nil
    case "Dictionary": return call.argument("grouping") == nil ? nil : "groups"
    default: return nil
    }
  }

  private static func takesFunction(_ call: FunctionCallExprSyntax) -> Bool {
    call.arguments.count + call.closureCount == 1 && call.arguments.allSatisfy { $0.label == nil }
  }

  /// Neither what is written out or never changes, nor a publisher, a text, a predicate, or another call's result that
  /// was found already.
  private static func isOverData(_ call: FunctionCallExprSyntax) -> Bool {
    guard let base = call.calleeBase else { return false }
    let chain = CallChain(base)
    guard let root = chain.root, root.is(DeclReferenceExprSyntax.self), let first = chain.names.first else {
      return false
    }
    let isConstant = first.first?.isUppercase == true && !["Array", "Set", "Dictionary"].contains(first)
    return !isConstant && !first.hasPrefix("$") && chain.names.allSatisfy(isCollection)
      && !isText(chain.names[chain.names.count - 1]) && !isLocalConstant(first, at: call)
  }

  private static func isCollection(_ name: String) -> Bool {
    let others = ["publisher", "predicate", "query", "signal", "stream", "allcases", "sequence"]
    let done = ["filter", "sorted", "reduce", "Dictionary"]
    let lowercased = name.lowercased()
    return !done.contains(name) && !others.contains { lowercased.hasSuffix($0) }
  }

  private static func isText(_ name: String) -> Bool {
    let endings = [
      "text", "string", "name", "title", "number", "code", "input", "description", "value", "phone",
    ]
    let lowercased = name.lowercased()
    return endings.contains { lowercased.hasSuffix($0) }
  }

  private static func isLocalConstant(_ name: String, at node: some SyntaxProtocol) -> Bool {
    node.enclosingMembers?.property(name)?.isConstant == true
  }
}

extension FunctionCallExprSyntax {
  /// How many trailing closures it has.
  var closureCount: Int { (trailingClosure == nil ? 0 : 1) + additionalTrailingClosures.count }
}
