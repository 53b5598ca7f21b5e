import DesignTokenGenerator
import Testing

@Suite struct `A bad token file` {
  @Test(arguments: [
    (#"{"a": {"$type": "color", "$value": "{palette.paper}"}}"#, "a: unknown alias {palette.paper}"),
    (#"{"a": {"$type": "color", "$value": "{a}"}}"#, "a: aliases in a circle: a → a"),
    (
      #"{"a": {"$value": "{b}"}, "b": {"$value": "{c}"}, "c": {"$value": "{b}"}}"#,
      "a: aliases in a circle: b → c → b"
    ),
    (
      #"{"g": {"a": {"$type": "shadow", "$value": 1}}}"#,
      "g.a: unknown type “shadow”; known are "
        + "color, dimension, duration, fontFamily, fontWeight, number, typography"
    ),
    (#"{"a": {"$value": 1}}"#, "a: no “$type” is given"),
    (#"{"a": {"$type": 1, "$value": 1}}"#, "a: “$type” must be a string, not a number"),
    (
      #"{"a": {"$type": "number", "$value": "{palette.ink}"}}"#,
      "a: the alias leads to a color, where a number is declared"
    ),
    (#"{"a": {"$type": "number", "$value": "1"}}"#, "a: a number was expected, not a string"),
    (#"{"a": {"$type": "number", "$value": true}}"#, "a: a number was expected, not a boolean"),
    (#"{"a": {"$ref": "palette"}}"#, "a: the property “$ref” is not supported"),
    (#"{"g": {"a": 1}}"#, "g.a: a group or a token must be an object, not a number"),
    (#"{"g": {"a.b": {}}}"#, "g: the name “a.b” is empty or contains one of { } ."),
    (#"{"a": {"$type": "number", "$value": 1, "b": {}}}"#, "a: a token cannot contain “b”"),
    (
      #"{"palette": {"ink": {"$type": "number", "$value": 1}}}"#,
      "palette.ink: already defined in palette.tokens.json"
    ),
    (#"{"$type": "number", "$value": 1}"#, "the top of a file must be a group"),
    (#"[]"#, "a group or a token must be an object, not an array"),
  ])
  func `names the file, the token and the fault`(json: String, message: String) {
    expect(json, message)
  }

  @Test(arguments: [
    (#"{"colorSpace": "srgb", "components": [0, 1.01, 0]}"#, "the component 1.01 is not in 0...1"),
    (#"{"colorSpace": "srgb", "components": [-0.1, 0, 0]}"#, "the component -0.1 is not in 0...1"),
    (#"{"colorSpace": "srgb", "components": [0, 0, "none"]}"#, "a number was expected, not a string"),
    (#"{"colorSpace": "srgb", "components": [0, 0]}"#, "“components” must be three numbers"),
    (#"{"colorSpace": "srgb"}"#, "“components” is missing"),
    (#"{"colorSpace": "oklch", "components": [0, 0, 0]}"#, "the only supported “colorSpace” is “srgb”"),
    (
      #"{"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5}"#,
      "“alpha” must be 1 or left out, as colours are opaque"
    ),
    (
      ##"{"colorSpace": "srgb", "components": [0, 0, 1], "hex": "#00000f"}"##,
      "“hex” must be “#0000ff”, as the components say"
    ),
    (#"{"colorSpace": "srgb", "components": [0, 0, 0], "gamma": 1}"#, "“gamma” does not belong here"),
    (##""#ff0000""##, "an object with colorSpace, components was expected, not a string"),
  ])
  func `has no colour that cannot be drawn`(value: String, message: String) {
    expect(#"{"a": {"$type": "color", "$value": \#(value)}}"#, "a: \(message)")
  }

  @Test(arguments: [
    ("dimension", #"{"value": 1, "unit": "em"}"#, "“unit” must be one of px, rem"),
    ("dimension", #"{"value": "1", "unit": "px"}"#, "a number was expected, not a string"),
    ("dimension", #""8px""#, "an object with value, unit was expected, not a string"),
    ("duration", #"{"value": 1, "unit": "min"}"#, "“unit” must be one of ms, s"),
    ("duration", #"{"value": -1, "unit": "s"}"#, "a duration cannot be negative"),
    ("duration", #"{"value": 1e308, "unit": "s"}"#, "the number is too big"),
    ("fontWeight", "0", "the font weight 0 is not in 1...1000"),
    ("fontWeight", "1000.5", "the font weight 1000.5 is not in 1...1000"),
    ("fontWeight", #""Bold""#, "unknown font weight “Bold”"),
    ("fontFamily", "[]", "a font name or a list of them was expected, not an array"),
    ("fontFamily", #"["serif", 1]"#, "a font name or a list of them was expected, not an array"),
    ("typography", "{}", "“fontFamily” is missing"),
  ])
  func `has no value outside its type`(type: String, value: String, message: String) {
    expect(#"{"a": {"$type": "\#(type)", "$value": \#(value)}}"#, "a: \(message)")
  }

  @Test(arguments: [
    (#""fontFamily": "Comic Sans MS""#, "a: the only supported “fontFamily” is “system-ui”"),
    (#""fontSize": {"value": 0, "unit": "px"}"#, "a: “fontSize” and “lineHeight” must be more than zero"),
    (
      #""fontSize": "{palette.ink}""#, "a.fontSize: the alias leads to a color, where a dimension is declared"
    ),
    (#""fontSize": "{font.size}""#, "a.fontSize: unknown alias {font.size}"),
    (#""lineHeight": -1"#, "a: “fontSize” and “lineHeight” must be more than zero"),
    (#""lineHeight": {"value": 20, "unit": "px"}"#, "a.lineHeight: a number was expected, not an object"),
  ])
  func `has no text style that cannot be set`(part: String, message: String) {
    var parts = [
      #""fontFamily": "system-ui""#, #""fontSize": {"value": 16, "unit": "px"}"#, #""fontWeight": 400"#,
      #""letterSpacing": {"value": 0, "unit": "px"}"#, #""lineHeight": 1.5"#,
    ]
    parts.removeAll { $0.prefix { $0 != ":" } == part.prefix { $0 != ":" } }
    parts.append(part)
    expect(#"{"a": {"$type": "typography", "$value": {\#(parts.joined(separator: ","))}}}"#, message)
  }

  private func expect(_ json: String, _ message: String) {
    var tokens = SampleTokens()
    tokens.extra = json
    let error = #expect(throws: TokenError.self) { try GeneratedFile.all(from: tokens.files) }
    #expect(error?.description == "extra.tokens.json: \(message)")
  }
}
