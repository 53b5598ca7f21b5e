import SwiftSyntax

/// A table of links as it is written: `LinkTable<Route>("orders", [LinkPattern("{id}", example: 1, …), …])`.
struct LinkTableSyntax {
  /// A link of each kind: `orders/1`.
  let links: [String]

  /// Reads a call; nil when it makes no table.
  init?(_ call: FunctionCallExprSyntax) {
    guard Self.name(of: call.calledExpression) == "LinkTable",
      let feature = Self.text(call.arguments.first?.expression),
      let patterns = call.arguments.dropFirst().first?.expression.as(ArrayExprSyntax.self)
    else { return nil }
    links = patterns.elements.compactMap { element in
      guard let pattern = element.expression.as(FunctionCallExprSyntax.self),
        let path = Self.text(pattern.arguments.first?.expression)
      else { return nil }
      let example = pattern.arguments.first { $0.label?.text == "example" }.map(\.expression)
      return Self.link(feature, path, example: example)
    }
  }

  private static func link(_ feature: String, _ path: String, example: ExprSyntax?) -> String {
    let parts = path.split(separator: "/").map { part in
      guard part.hasPrefix("{"), let example else { return String(part) }
      return text(example) ?? example.trimmedDescription
    }
    return ([feature] + parts).joined(separator: "/")
  }

  private static func name(of callee: ExprSyntax) -> String? {
    if let generic = callee.as(GenericSpecializationExprSyntax.self) { return name(of: generic.expression) }
    return callee.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  private static func text(_ expression: ExprSyntax?) -> String? {
    expression?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
