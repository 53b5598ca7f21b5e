extension GeneratedFile {
  static func spacing(_ tokens: TokenSet) throws(TokenError) -> GeneratedFile {
    let steps = try tokens.group("spacing")
    let source = EnumSource(
      name: "Spacing", documentation: "A distance between or inside what is drawn.", cases: steps)
    let points = try EnumSource.property(
      "public var points: Double", documentation: "The distance in points.", of: steps
    ) { step throws(TokenError) in
      try tokens.value(of: step, as: .dimension, ValueReader.dimension).literal
    }
    return GeneratedFile(source.name, body: try source.source(members: [points]))
  }
}
