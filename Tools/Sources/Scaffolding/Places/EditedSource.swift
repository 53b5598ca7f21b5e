import SwiftParser
import SwiftSyntax

/// Swift text with the places in it.
struct EditedSource {
  private(set) var text: String
  var tree: SourceFileSyntax { Parser.parse(source: text) }

  init(_ text: String) {
    self.text = text
  }

  /// Puts a text right behind a node, before the blanks and line breaks that follow it.
  mutating func insert(_ addition: String, after node: some SyntaxProtocol) {
    replace(node.endPositionBeforeTrailingTrivia..<node.endPositionBeforeTrailingTrivia, with: addition)
  }

  /// Takes a node out, with the blanks, line breaks and comments before it.
  mutating func remove(_ node: some SyntaxProtocol) {
    replace(node.position..<node.endPosition, with: "")
  }

  /// Takes the line of a node out, and leaves what stands before it.
  mutating func removeLine(_ node: some SyntaxProtocol) {
    let rest = text.utf8.dropFirst(node.endPosition.utf8Offset)
    let end = node.endPosition.advanced(by: rest.first == UInt8(ascii: "\n") ? 1 : 0)
    replace(node.positionAfterSkippingLeadingTrivia..<end, with: "")
  }

  private mutating func replace(_ range: Range<AbsolutePosition>, with replacement: String) {
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(range.lowerBound.utf8Offset..<range.upperBound.utf8Offset, with: replacement.utf8)
    text = String(decoding: bytes, as: UTF8.self)
  }
}
