extension Token {
  /// A declaration of the token's name, with its description as the documentation, wrapped to a line's width.
  func documented(_ declaration: (String) -> String) throws(TokenError) -> String {
    guard let words = description?.split(whereSeparator: \.isWhitespace), !words.isEmpty else {
      throw fault("“$description” is missing; it becomes the documentation")
    }
    var lines = ["///"]
    for word in words {
      if lines[lines.endIndex - 1].count + 1 + word.count > 100 { lines.append("///") }
      lines[lines.endIndex - 1] += " " + word
    }
    lines.append(declaration(try identifier()))
    return lines.joined(separator: "\n").indented
  }

  /// The name, if Swift can use it as it is.
  func identifier() throws(TokenError) -> String {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    guard let first = name.first, letters.contains(first),
      name.allSatisfy({ (letters + letters.uppercased() + "0123456789").contains($0) })
    else { throw fault("the name must be in lowerCamelCase") }
    guard !Self.reserved.contains(name) else { throw fault("the name is a reserved word of Swift") }
    return name
  }

  private static let reserved: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import",
    "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}

extension String {
  /// The text with two more spaces before each line that is not empty.
  var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  " + $0 }
      .joined(separator: "\n")
  }
}
