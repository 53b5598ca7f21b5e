import DesignTokenGenerator

/// The smallest set of tokens that Swift can be made from. A test replaces or adds one group.
struct SampleTokens {
  var palette = """
    {"palette": {"$type": "color", "ink": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}}
    """
  var light = scheme("light")
  var dark = scheme("dark")
  var highContrastLight = scheme("highContrastLight")
  var highContrastDark = scheme("highContrastDark")
  var spacing = """
    {"spacing": {"small": {
      "$type": "dimension", "$value": {"value": 8, "unit": "px"}, "$description": "Near."}}}
    """
  var text = """
    {"textStyle": {"body": {"$type": "typography", "$description": "Text.", "$value": {
      "fontFamily": "system-ui", "fontSize": {"value": 16, "unit": "px"}, "fontWeight": 400,
      "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}}}}
    """
  var textSize = """
    {"textSize": {"medium": {"$type": "number", "$value": 1, "$description": "As designed."}}}
    """
  var motion = """
    {"motion": {"toast": {
      "$type": "duration", "$value": {"value": 4, "unit": "s"}, "$description": "A while."}}}
    """
  var extra = "{}"

  static func scheme(_ name: String, text: String = "\"{palette.ink}\"") -> String {
    #"{"color": {"\#(name)": {"$type": "color", "text": {"$value": \#(text), "$description": "To read."}}}}"#
  }

  var files: [TokenFile] {
    [
      ("palette", palette), ("light", light), ("dark", dark), ("high-light", highContrastLight),
      ("high-dark", highContrastDark), ("spacing", spacing), ("text", text), ("text-size", textSize),
      ("motion", motion), ("extra", extra),
    ].map { TokenFile(name: "\($0).tokens.json", text: $1) }
  }

  /// The text of the generated file for a type.
  func swift(for type: String) throws -> String {
    try GeneratedFile.all(from: files).filter { $0.name == "\(type).generated.swift" }.map(\.text).joined()
  }
}
