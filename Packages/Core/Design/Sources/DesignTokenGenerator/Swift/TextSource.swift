extension GeneratedFile {
  static func textStyles(_ tokens: TokenSet) throws(TokenError) -> GeneratedFile {
    let styles = try tokens.group("textStyle")
    let source = EnumSource(
      name: "TextStyle", documentation: "How text is set, named by what it is for.", cases: styles)
    let metrics = try EnumSource.property("var metrics: TextMetrics", of: styles) {
      style throws(TokenError) in
      let text = try tokens.value(of: style, as: .typography, ValueReader.typography)
      guard Int(exactly: text.fontWeight) != nil else { throw style.fault("“fontWeight” must be whole") }
      return "TextMetrics("
        + "size: \(text.fontSize.literal), weight: \(text.fontWeight.literal), "
        + "lineHeight: \(text.lineHeight.literal), letterSpacing: \(text.letterSpacing.literal))"
    }
    return GeneratedFile(source.name, body: try source.source(members: [metrics]))
  }

  static func textSizes(_ tokens: TokenSet) throws(TokenError) -> GeneratedFile {
    let sizes = try tokens.group("textSize")
    let source = EnumSource(
      name: "TextSize", documentation: "The size that a person reads text at.",
      conformances: "String, CaseIterable, Codable, Sendable", cases: sizes)
    let scale = try EnumSource.property(
      "public var scale: Double", documentation: "What every text style is multiplied by; medium is 1.",
      of: sizes
    ) { size throws(TokenError) in
      let scale = try tokens.value(of: size, as: .number, ValueReader.number)
      guard scale > 0 else { throw size.fault("a scale must be more than zero") }
      return scale.literal
    }
    return GeneratedFile(source.name, body: try source.source(members: [scale]))
  }
}
