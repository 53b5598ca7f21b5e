/// The source of a public enum with one case for each token.
struct EnumSource {
  let name: String
  let documentation: String
  var conformances = "String, CaseIterable, Sendable"
  let cases: [Token]

  /// The whole declaration, with further members after the cases.
  func source(members: [String]) throws(TokenError) -> String {
    var documented: [String] = []
    for token in cases { documented.append(try token.documented { "case \($0)" }) }
    return """
      /// \(documentation)
      public enum \(name): \(conformances) {
      \(documented.joined(separator: "\n"))

      \(members.map(\.indented).joined(separator: "\n\n"))
      }
      """
  }

  /// A computed property that gives each case the value of its token.
  static func property(
    _ signature: String, documentation: String? = nil, of tokens: [Token],
    value: (Token) throws(TokenError) -> String
  ) throws(TokenError) -> String {
    var lines: [String] = documentation.map { ["/// \($0)"] } ?? []
    lines += ["\(signature) {", "  switch self {"]
    for token in tokens { lines.append("  case .\(try token.identifier()): \(try value(token))") }
    return (lines + ["  }", "}"]).joined(separator: "\n")
  }
}
