import SwiftSyntax

extension SyntaxProtocol {
  /// The bytes of a node without the blanks and comments around it.
  public var contentRange: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The text of a node without the blanks and comments around it. Names that are one word, as most are, are had without
  /// making a copy of the node first.
  public var plainText: String {
    let node = Syntax(self)
    if let token = node.as(TokenSyntax.self) { return token.text }
    if let pattern = node.as(IdentifierPatternSyntax.self) { return pattern.identifier.text }
    if let type = node.as(IdentifierTypeSyntax.self), type.genericArgumentClause == nil {
      return type.name.text
    }
    return trimmedDescription
  }
}
