import SwiftSources
import SwiftSyntax

/// Tells whether code asks anything of what it restores.
enum Validation {
  private static let words = [
    "allsatisfy", "canopen", "check", "compactmap", "contains", "exist", "fetch", "filter", "find", "first",
    "load", "lookup", "prefix", "refresh", "resolve", "sanitiz", "valid", "verif",
  ]

  /// Whether a function is called whose name says that it validates, looks up, or leaves out.
  static func isAsked(in node: any SyntaxProtocol) -> Bool {
    let search = CallSearch { name in
      let name = name.lowercased()
      return words.contains { name.contains($0) }
    }
    search.walk(Syntax(node))
    return search.isFound
  }
}

/// Looks for a call, or a function that is passed on, by name.
private final class CallSearch: SyntaxVisitor {
  private(set) var isFound = false
  private let matches: (String) -> Bool

  init(_ matches: @escaping (String) -> Bool) {
    self.matches = matches
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    isFound = isFound || matches(node.calleeName)
    return isFound ? .skipChildren : .visitChildren
  }
}
