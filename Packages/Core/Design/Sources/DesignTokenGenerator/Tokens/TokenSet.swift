/// The tokens of all files, each one checked, with references followed.
struct TokenSet {
  private let tokens: [Token]
  private let byPath: [String: Token]

  init(_ files: [TokenFile]) throws(TokenError) {
    var tokens: [Token] = []
    var byPath: [String: Token] = [:]
    for file in files {
      for token in try TokenFileReader.read(file) {
        if let other = byPath[token.joinedPath] { throw token.fault("already defined in \(other.file)") }
        byPath[token.joinedPath] = token
        tokens.append(token)
      }
    }
    self.tokens = tokens
    self.byPath = byPath
    for token in tokens {
      for count in 1..<token.path.count {
        guard let outer = byPath[token.path.prefix(count).joined(separator: ".")] else { continue }
        throw token.fault("lies inside \(outer.joinedPath), which is a token in \(outer.file)")
      }
      let (source, type) = try resolve(token)
      try ValueReader(token: source, tokens: self).check(source.value, as: type)
    }
  }

  /// The tokens directly in the group, in the order in which they are written; there must be at least one.
  func group(_ path: String...) throws(TokenError) -> [Token] {
    let members = tokens.filter { $0.path.dropLast() == path[...] }
    guard !members.isEmpty else {
      let place = path.joined(separator: ".")
      throw TokenError(file: nil, place: place, problem: "no file has tokens in this group")
    }
    return members
  }

  /// The value of a token that must have the type, as the reader's method for that type reads it.
  func value<Value>(
    of token: Token, as type: TokenType, _ read: (ValueReader) -> (JSON) throws(TokenError) -> Value
  ) throws(TokenError) -> Value {
    let (source, found) = try resolve(token)
    guard found == type else {
      throw token.fault("is a \(found.rawValue), where a \(type.rawValue) is needed")
    }
    return try read(ValueReader(token: source, tokens: self))(source.value)
  }

  /// Follows a chain of references to the token that has the value. The type is the token's own, else that of
  /// the token referred to, else that of the group around it (Format Module 2025.10, “Type”).
  private func resolve(_ token: Token) throws(TokenError) -> (source: Token, type: TokenType) {
    var chain = [token]
    var source = token
    while let alias = Alias(source.value) {
      guard let target = byPath[alias.path] else { throw source.fault("unknown alias {\(alias.path)}") }
      source = target
      if let start = chain.firstIndex(where: { $0.path == source.path }) {
        let circle = (chain[start...] + [source]).map(\.joinedPath).joined(separator: " → ")
        throw token.fault("aliases in a circle: \(circle)")
      }
      chain.append(source)
    }
    guard let type = source.declaredType ?? source.groupType else {
      throw source.fault("no “$type” is given")
    }
    for link in chain {
      guard let declared = link.declaredType, declared != type else { continue }
      throw link.fault("the alias leads to a \(type.rawValue), where a \(declared.rawValue) is declared")
    }
    return (source, type)
  }
}
