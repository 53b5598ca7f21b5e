/// Finds the tokens in the tree of groups of one file.
struct TokenFileReader {
  private let file: String
  private var tokens: [Token] = []

  static func read(_ file: TokenFile) throws(TokenError) -> [Token] {
    let root: JSON
    do throws(JSONReader.SyntaxError) {
      root = try JSONReader.read(file.text)
    } catch {
      let place = "line \(error.line), column \(error.column)"
      throw TokenError(file: file.name, place: place, problem: error.problem)
    }
    var reader = TokenFileReader(file: file.name)
    try reader.visit(root, path: [], type: nil)
    return reader.tokens
  }

  private init(file: String) {
    self.file = file
  }

  private mutating func visit(_ json: JSON, path: [String], type groupType: TokenType?) throws(TokenError) {
    guard case .object(let members) = json else {
      throw fault(path, "a group or a token must be an object, not \(json.kind)")
    }
    let children = members.filter { !$0.name.hasPrefix("$") }
    try checkProperties(of: members, path: path)
    let type = try type(in: members, path: path)
    let description = try string("$description", in: members, path: path)

    guard let value = members["$value"] else {
      for child in children {
        try visit(child.value, path: path + [try checked(child.name, in: path)], type: type ?? groupType)
      }
      return
    }
    if let child = children.first { throw fault(path, "a token cannot contain “\(child.name)”") }
    guard !path.isEmpty else { throw fault(path, "the top of a file must be a group") }
    tokens.append(
      Token(
        file: file, path: path, declaredType: type, groupType: groupType, value: value,
        description: description
      ))
  }

  private func checkProperties(of members: [JSON.Member], path: [String]) throws(TokenError) {
    let known = ["$type", "$value", "$description", "$extensions", "$deprecated", "$schema"]
    for name in members.map(\.name) where name.hasPrefix("$") && !known.contains(name) {
      throw fault(path, "the property “\(name)” is not supported")
    }
  }

  private func type(in members: [JSON.Member], path: [String]) throws(TokenError) -> TokenType? {
    guard let name = try string("$type", in: members, path: path) else { return nil }
    guard let type = TokenType(rawValue: name) else {
      let known = TokenType.allCases.map(\.rawValue).joined(separator: ", ")
      throw fault(path, "unknown type “\(name)”; known are \(known)")
    }
    return type
  }

  private func string(
    _ property: String, in members: [JSON.Member], path: [String]
  ) throws(TokenError) -> String? {
    guard let value = members[property] else { return nil }
    guard case .string(let string) = value else {
      throw fault(path, "“\(property)” must be a string, not \(value.kind)")
    }
    return string
  }

  private func checked(_ name: String, in path: [String]) throws(TokenError) -> String {
    guard !name.isEmpty, !name.contains(where: { "{}.".contains($0) }) else {
      throw fault(path, "the name “\(name)” is empty or contains one of { } .")
    }
    return name
  }

  private func fault(_ path: [String], _ problem: String) -> TokenError {
    TokenError(file: file, place: path.isEmpty ? nil : path.joined(separator: "."), problem: problem)
  }
}
