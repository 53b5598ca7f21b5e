import DesignTokenGenerator
import Testing

@Suite struct `The token generator` {
  @Test func `follows an alias into another file`() throws {
    var tokens = SampleTokens()
    tokens.palette = """
      {"palette": {"$type": "color",
        "ink": {"$value": "{palette.navy}"},
        "navy": {"$value": {"colorSpace": "srgb", "components": [0, 0.2, 1], "alpha": 1, "hex": "#0033FF"}}}}
      """
    let swift = try tokens.swift(for: "SemanticColor")
    #expect(swift.contains("case .text: TokenColor(red: 0, green: 51, blue: 255)"))
  }

  @Test func `follows aliases inside a text style`() throws {
    var tokens = SampleTokens()
    tokens.text = """
      {"font": {"ui": {"$type": "fontFamily", "$value": ["system-ui"]},
                "bold": {"$type": "fontWeight", "$value": "bold"},
                "size": {"$type": "dimension", "$value": {"value": 1.5, "unit": "rem"}}},
       "textStyle": {"body": {"$type": "typography", "$description": "Text.", "$value": {
        "fontFamily": "{font.ui}", "fontSize": "{font.size}", "fontWeight": "{font.bold}",
        "letterSpacing": {"value": -0.5, "unit": "px"}, "lineHeight": 1.5}}}}
      """
    let metrics = "TextMetrics(size: 24, weight: 700, lineHeight: 1.5, letterSpacing: -0.5)"
    #expect(try tokens.swift(for: "TextStyle").contains("case .body: \(metrics)"))
  }

  @Test(arguments: [
    (#"{"value": 4, "unit": "s"}"#, "4000"), (#"{"value": 250, "unit": "ms"}"#, "250"),
    (#"{"value": 1e-1, "unit": "s"}"#, "100"), (#"{"value": 0.5, "unit": "ms"}"#, "0.5"),
  ])
  func `writes a duration in milliseconds`(json: String, milliseconds: String) throws {
    var tokens = SampleTokens()
    tokens.motion = """
      {"motion": {"toast": {"$type": "duration", "$value": \(json), "$description": "A while."}}}
      """
    let line = "public static let toast = Duration.milliseconds(\(milliseconds))"
    #expect(try tokens.swift(for: "Motion").contains(line))
  }

  @Test func `takes the type of an alias from its target before that of its group`() throws {
    var tokens = SampleTokens()
    tokens.motion = """
      {"base": {"$type": "duration", "$value": {"value": 1, "unit": "s"}},
       "motion": {"$type": "number", "toast": {"$value": "{base}", "$description": "A while."}}}
      """
    #expect(try tokens.swift(for: "Motion").contains("toast = Duration.milliseconds(1000)"))
  }

  @Test func `keeps a long or broken description inside the comment`() throws {
    let words = Array(repeating: "word", count: 40).joined(separator: " ")
    var tokens = SampleTokens()
    tokens.spacing = """
      {"spacing": {"small": {"$type": "dimension", "$value": {"value": 8, "unit": "px"},
        "$description": "\(words)\\n}\\r\\nlet x = 1"}}}
      """
    let lines = try tokens.swift(for: "Spacing").split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 110 })
    #expect(lines.contains { $0.hasPrefix("  ///") && $0.hasSuffix("} let x = 1") })
  }

  @Test func `keeps the order in which tokens are written`() throws {
    var tokens = SampleTokens()
    let members = ["zebra", "apple", "mango"].map {
      #""\#($0)": {"$value": {"value": 8, "unit": "px"}, "$description": "Near."}"#
    }
    tokens.spacing = #"{"spacing": {"$type": "dimension", \#(members.joined(separator: ","))}}"#
    let cases = try tokens.swift(for: "Spacing").split(separator: "\n").filter { $0.hasPrefix("  case ") }
    #expect(cases == ["  case zebra", "  case apple", "  case mango"])
  }
}
