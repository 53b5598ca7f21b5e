import DesignTokenGenerator
import Testing

@Suite struct `A set of token files` {
  @Test func `must give every scheme the same colours`() {
    var tokens = SampleTokens()
    tokens.extra = #"{"color": {"dark": {"border": {"$type": "color", "$value": "{palette.ink}"}}}}"#
    expect(tokens, "extra.tokens.json: color.dark.border: the scheme “light” has no such colour")

    tokens.extra = """
      {"color": {"light": {"border":
        {"$type": "color", "$value": "{palette.ink}", "$description": "Edges."}}}}
      """
    expect(tokens, "dark.tokens.json: color.dark.border: is missing")
  }

  @Test func `must not have a token inside a token of another file`() {
    var tokens = SampleTokens()
    tokens.extra = #"{"palette": {"ink": {"deep": {"$type": "number", "$value": 1}}}}"#
    expect(
      tokens,
      "extra.tokens.json: palette.ink.deep: lies inside palette.ink, which is a token in palette.tokens.json")
  }

  @Test func `must have every group that Swift is made from`() {
    var tokens = SampleTokens()
    tokens.motion = "{}"
    expect(tokens, "motion: no file has tokens in this group")
  }

  @Test func `must have the type that each group needs`() {
    var tokens = SampleTokens()
    tokens.dark = SampleTokens.scheme("dark", text: "\"{spacing.small}\"")
    expect(tokens, "dark.tokens.json: color.dark.text: is a dimension, where a color is needed")
  }

  @Test(arguments: [
    (#""extra-large""#, "extra-large: the name must be in lowerCamelCase"),
    (#""2x""#, "2x: the name must be in lowerCamelCase"),
    (#""größe""#, "größe: the name must be in lowerCamelCase"),
    (#""default""#, "default: the name is a reserved word of Swift"),
  ])
  func `must have names that Swift can use`(name: String, message: String) {
    var tokens = SampleTokens()
    tokens.textSize = """
      {"textSize": {\(name): {"$type": "number", "$value": 1, "$description": "Some."}}}
      """
    expect(tokens, "text-size.tokens.json: textSize.\(message)")
  }

  @Test(arguments: ["", #", "$description": """#, #", "$description": " \n""#])
  func `must describe what becomes Swift`(description: String) {
    var tokens = SampleTokens()
    tokens.textSize = #"{"textSize": {"medium": {"$type": "number", "$value": 1\#(description)}}}"#
    expect(
      tokens,
      "text-size.tokens.json: textSize.medium: “$description” is missing; it becomes the documentation")
  }

  @Test func `must scale text by more than nothing, in whole weights`() {
    var tokens = SampleTokens()
    tokens.textSize = #"{"textSize": {"tiny": {"$type": "number", "$value": 0, "$description": "No."}}}"#
    expect(tokens, "text-size.tokens.json: textSize.tiny: a scale must be more than zero")

    tokens = SampleTokens()
    tokens.text.replace("400", with: "400.5")
    expect(tokens, "text.tokens.json: textStyle.body: “fontWeight” must be whole")
  }

  private func expect(_ tokens: SampleTokens, _ message: String) {
    let error = #expect(throws: TokenError.self) { try GeneratedFile.all(from: tokens.files) }
    #expect(error?.description == message)
  }
}
