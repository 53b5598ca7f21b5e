/// The words of a comment like `trellis:disable:next rule-a, rule-b - because`.
struct SuppressionComment {
  private let scope: Suppression.Scope
  private let rules: [String]
  private let reason: String?

  init?(_ comment: String) {
    let words = comment.drop { $0 == " " || $0 == "\t" || $0 == "/" }
    let marker = "trellis:disable"
    guard words.hasPrefix(marker) else { return nil }
    var rest = words.dropFirst(marker.count)
    var scope = Suppression.Scope.this
    if rest.hasPrefix(":") {
      let name = rest.dropFirst().prefix { $0.isLetter }
      guard let named = Self.scopes[String(name)] else { return nil }
      scope = named
      rest = rest.dropFirst(name.count + 1)
    }
    self.scope = scope
    let parts = rest.split(separator: "\n", maxSplits: 1).first ?? ""
    let halves = Self.halves(parts)
    rules = halves.rules.split { $0 == " " || $0 == "," || $0 == "\t" }.map(String.init)
    reason = halves.reason.isEmpty ? nil : halves.reason
  }

  private static let scopes: [String: Suppression.Scope] = [
    "next": .next, "this": .this, "previous": .previous, "file": .file,
  ]

  /// The dash before the reason stands alone, since the ids of rules have dashes.
  private static func halves(_ text: Substring) -> (rules: Substring, reason: String) {
    for dash in [" - ", " – ", " — "] {
      if let range = text.firstRange(of: dash) {
        return (text[..<range.lowerBound], String(text[range.upperBound...].trimmed))
      }
    }
    return (text, "")
  }

  func suppression(at span: SourceSpan) -> Suppression {
    Suppression(scope: scope, rules: rules, reason: reason, span: span)
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let blanks: Set<Character> = [" ", "\t", "\r"]
    var text = drop { blanks.contains($0) }
    while let last = text.last, blanks.contains(last) { text.removeLast() }
    return text
  }
}
