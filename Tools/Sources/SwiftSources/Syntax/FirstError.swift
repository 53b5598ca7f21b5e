import SwiftSyntax

/// Where a tree is first not what it should be.
enum FirstError {
  static func offset(in tree: SourceFileSyntax) -> Int? {
    guard tree.hasError else { return nil }
    var node = Syntax(tree)
    while node.kind != .unexpectedNodes, let child = node.children(viewMode: .all).first(where: \.hasError) {
      node = child
    }
    return node.positionAfterSkippingLeadingTrivia.utf8Offset
  }
}
