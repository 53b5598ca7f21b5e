import SwiftSyntax

/// Positions of the elements of a collection, as the data of a list.
enum Positions {
  /// The collection whose positions identify the rows: `items` for `items.indices`; nil when something else does.
  static func collection(of data: ExprSyntax, id: ExprSyntax?) -> ExprSyntax? {
    let data = data.inArray
    if let access = data.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "indices" {
      return access.base
    }
    if let sequence = data.as(SequenceExprSyntax.self) { return counted(sequence) }
    guard let call = data.as(FunctionCallExprSyntax.self), let path = id.map(keyPath) else { return nil }
    if call.calleeName == "enumerated", call.arguments.isEmpty, ["offset", "0"].contains(path) {
      return call.calleeBase
    }
    guard call.calleeName == "zip", path == "0", let first = call.arguments.first?.expression else {
      return nil
    }
    return collection(of: first, id: nil)
  }

  /// `0..<items.count`
  private static func counted(_ range: SequenceExprSyntax) -> ExprSyntax? {
    let elements = Array(range.elements)
    guard elements.count == 3, elements[0].isNumber,
      elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "..<",
      let end = elements[2].as(MemberAccessExprSyntax.self), end.declName.baseName.text == "count"
    else { return nil }
    return end.base
  }

  /// `element.id` for `\.element.id`
  private static func keyPath(_ expression: ExprSyntax) -> String {
    guard let path = expression.as(KeyPathExprSyntax.self) else { return "" }
    return path.components.compactMap { component in
      component.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
    }.joined(separator: ".")
  }
}

extension ExprSyntax {
  /// What is in `Array(…)`, or the expression itself.
  fileprivate var inArray: ExprSyntax {
    guard let call = self.as(FunctionCallExprSyntax.self),
      ["Array", "ArraySlice", "ContiguousArray"].contains(call.calledExpression.constructedTypeName),
      call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil
    else { return self }
    return argument.expression
  }
}
