import SwiftSyntax

/// Finds the comments that suppress findings.
enum SuppressionReader {
  static let marker = Array("trellis:disable".utf8)

  /// The suppressions of a file. Only files that have the word at all are looked through.
  static func suppressions(in tree: SourceFileSyntax, _ text: SourceText) -> [Suppression] {
    guard text.contains(marker) else { return [] }
    var found: [Suppression] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      var offset = token.position.utf8Offset
      for piece in token.leadingTrivia {
        add(piece, at: offset, next: token, text, &found)
        offset += piece.sourceLength.utf8Length
      }
      offset = token.endPositionBeforeTrailingTrivia.utf8Offset
      for piece in token.trailingTrivia {
        add(piece, at: offset, next: token.nextToken(viewMode: .sourceAccurate), text, &found)
        offset += piece.sourceLength.utf8Length
      }
    }
    return found
  }

  private static func add(
    _ piece: TriviaPiece, at offset: Int, next: TokenSyntax?, _ text: SourceText, _ found: inout [Suppression]
  ) {
    let comment: String
    switch piece {
    case .lineComment(let line), .docLineComment(let line): comment = String(line.dropFirst(2))
    case .blockComment(let block), .docBlockComment(let block):
      comment = String(block.dropFirst(2).dropLast(block.hasSuffix("*/") ? 2 : 0))
    default: return
    }
    let span = text.span(offset..<(offset + piece.sourceLength.utf8Length))
    guard var suppression = SuppressionComment(comment)?.suppression(at: span) else { return }
    suppression.lines = lines(of: suppression, next: next, text)
    found.append(suppression)
  }

  private static func lines(of suppression: Suppression, next: TokenSyntax?, _ text: SourceText)
    -> ClosedRange<Int>?
  {
    let line = suppression.span.start.line
    switch suppression.scope {
    case .file: return nil
    case .this: return line...line
    case .previous: return (line - 1)...(line - 1)
    case .next:
      guard let next else { return (line + 1)...(line + 1) }
      let first = text.line(at: next.positionAfterSkippingLeadingTrivia.utf8Offset)
      return first...max(first, lineOfName(startingWith: next, text) ?? first)
    }
  }

  /// The line on which the declaration that a token begins has its keyword.
  private static func lineOfName(startingWith token: TokenSyntax, _ text: SourceText) -> Int? {
    var node = Syntax(token)
    while let parent = node.parent, parent.firstToken(viewMode: .sourceAccurate)?.id == token.id {
      node = parent
      guard let declaration = node.asProtocol((any WithAttributesSyntax).self),
        !declaration.attributes.isEmpty
      else { continue }
      let keyword = declaration.attributes.lastToken(viewMode: .sourceAccurate)?
        .nextToken(viewMode: .sourceAccurate)
      return keyword.map { text.line(at: $0.positionAfterSkippingLeadingTrivia.utf8Offset) }
    }
    return nil
  }
}
