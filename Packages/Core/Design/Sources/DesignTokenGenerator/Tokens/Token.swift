/// A token as written: its value is neither checked nor resolved yet.
struct Token {
  let file: String
  let path: [String]
  /// Its own `$type`.
  let declaredType: TokenType?
  /// The `$type` of the nearest group around it that has one.
  let groupType: TokenType?
  let value: JSON
  let description: String?

  var name: String { path.last ?? "" }
  var joinedPath: String { path.joined(separator: ".") }

  func fault(_ problem: String) -> TokenError {
    TokenError(file: file, place: joinedPath, problem: problem)
  }
}
