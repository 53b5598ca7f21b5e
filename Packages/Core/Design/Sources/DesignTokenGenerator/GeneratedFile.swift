/// A Swift file made from design tokens.
public struct GeneratedFile: Equatable, Sendable {
  /// The file's name, such as `Spacing.generated.swift`.
  public let name: String
  /// The whole of its text.
  public let text: String

  init(_ typeName: String, body: String) {
    name = "\(typeName).generated.swift"
    text = """
      // Generated from Tokens/*.tokens.json. Edit those, then make this file anew:
      // swift run --package-path Packages/Core/Design generate-design-tokens

      \(body)

      """
  }

  /// Makes the Swift of every type that comes from tokens.
  ///
  /// The files are read as one set, in the form of the Design Tokens Format Module 2025.10, so that a token
  /// may refer to one in another file. Throws a ``TokenError`` for the first fault found.
  public static func all(from files: [TokenFile]) throws(TokenError) -> [GeneratedFile] {
    let tokens = try TokenSet(files)
    return [
      try semanticColors(tokens),
      try spacing(tokens),
      try textStyles(tokens),
      try textSizes(tokens),
      try motion(tokens),
    ]
  }
}
