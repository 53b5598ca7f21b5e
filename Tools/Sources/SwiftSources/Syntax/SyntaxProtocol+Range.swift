import SwiftSyntax

extension SyntaxProtocol {
  /// The bytes of a node without the blanks and comments around it.
  public var contentRange: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The text of a node without the blanks and comments around it, cut to a number of bytes.
  func excerpt(upTo count: Int) -> String {
    let text = trimmedDescription
    return text.utf8.count <= count ? text : String(decoding: text.utf8.prefix(count), as: UTF8.self)
  }
}
