import SwiftSyntax

extension ExprSyntax {
  /// Whether it is a number that is written out, perhaps with a sign or divided by another: `255`, `-0.5`, `12 / 255`.
  var isNumber: Bool {
    if self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self) { return true }
    if let prefixed = self.as(PrefixOperatorExprSyntax.self) { return prefixed.expression.isNumber }
    guard let sequence = self.as(SequenceExprSyntax.self) else { return false }
    return sequence.elements.allSatisfy { $0.is(BinaryOperatorExprSyntax.self) || $0.isNumber }
  }

  /// Whether it is a text without anything put into it.
  var isPlainText: Bool { plainText != nil }

  /// The text of a literal without anything put into it.
  var plainText: String? {
    self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
