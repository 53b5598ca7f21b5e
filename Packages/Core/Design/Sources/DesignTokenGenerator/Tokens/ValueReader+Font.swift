extension ValueReader {
  func fontFamily(_ json: JSON) throws(TokenError) -> [String] {
    let list = if case .array(let items) = json { items } else { [json] }
    let names = list.compactMap { item -> String? in
      if case .string(let name) = item { name } else { nil }
    }
    guard !names.isEmpty, names.count == list.count else {
      throw expected("a font name or a list of them", json)
    }
    return names
  }

  func fontWeight(_ json: JSON) throws(TokenError) -> Double {
    if case .string(let name) = json {
      guard let weight = Self.weights[name] else { throw token.fault("unknown font weight “\(name)”") }
      return weight
    }
    let weight = try number(json)
    guard (1...1000).contains(weight) else {
      throw token.fault("the font weight \(weight.literal) is not in 1...1000")
    }
    return weight
  }

  /// The names of font weights (Format Module 2025.10, “Font weight”).
  private static let weights: [String: Double] = [
    "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300,
    "normal": 400, "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600,
    "bold": 700, "extra-bold": 800, "ultra-bold": 800, "black": 900, "heavy": 900,
    "extra-black": 950, "ultra-black": 950,
  ]

  /// A text style; each part may be a reference to a token of the right type.
  func typography(_ json: JSON) throws(TokenError) -> Typography {
    let names = ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"]
    let members = try object(json, with: names)
    guard try part("fontFamily", of: members, as: .fontFamily, ValueReader.fontFamily) == ["system-ui"] else {
      throw token.fault("the only supported “fontFamily” is “system-ui”")
    }
    let typography = Typography(
      fontSize: try part("fontSize", of: members, as: .dimension, ValueReader.dimension),
      fontWeight: try part("fontWeight", of: members, as: .fontWeight, ValueReader.fontWeight),
      letterSpacing: try part("letterSpacing", of: members, as: .dimension, ValueReader.dimension),
      lineHeight: try part("lineHeight", of: members, as: .number, ValueReader.number)
    )
    guard typography.fontSize > 0, typography.lineHeight > 0 else {
      throw token.fault("“fontSize” and “lineHeight” must be more than zero")
    }
    return typography
  }

  /// Reads a part as if it were a token of its own, so that it may be an alias and has a place in messages.
  private func part<Value>(
    _ name: String, of members: [JSON.Member], as type: TokenType,
    _ read: (ValueReader) -> (JSON) throws(TokenError) -> Value
  ) throws(TokenError) -> Value {
    let part = Token(
      file: token.file, path: token.path + [name], declaredType: type, groupType: nil,
      value: members[name] ?? .null, description: nil)
    return try tokens.value(of: part, as: type, read)
  }
}
