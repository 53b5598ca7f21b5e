import Testing

@testable import DesignTokenGenerator

@Suite struct `The JSON reader` {
  @Test(arguments: [
    ("null", JSON.null), (" true ", .bool(true)), ("false", .bool(false)),
    ("0", .number(0)), ("-0.5e+2", .number(-50)), ("12E-1", .number(1.2)),
    (#""""#, .string("")), (#""ä\n\u00e9\"\\\/""#, .string("ä\né\"\\/")),
    (#""\ud83c\udf3f""#, .string("🌿")), (#""e\u0301""#, .string("é")),
    ("[]", .array([])), ("[1,\t[2]\r\n]", .array([.number(1), .array([.number(2)])])),
    ("{}", .object([])),
    (#"{"b":1,"a":2}"#, .object([.init(name: "b", value: .number(1)), .init(name: "a", value: .number(2))])),
  ])
  func `reads every kind of value, in order`(text: String, value: JSON) throws {
    #expect(try JSONReader.read(text) == value)
  }

  @Test(arguments: [
    ("", 1, 1, "the file ends too early"),
    ("nul", 1, 1, "a value was expected"),
    ("[1,]", 1, 4, "a value was expected"),
    ("[1 2]", 1, 4, "a “,” or “]” was expected"),
    ("{\"a\" 1}", 1, 6, "a “:” was expected"),
    ("{\n  a: 1}", 2, 3, "a name in quotes was expected"),
    ("{\"a\": 1,}", 1, 9, "a name in quotes was expected"),
    ("{\"a\": 1", 1, 8, "a “,” or “}” was expected"),
    ("{\"ä\": 1,\n \"ä\": 2}", 2, 2, "the name “ä” occurs twice in one object"),
    ("1 2", 1, 3, "text after the end of the JSON"),
    ("01", 1, 2, "text after the end of the JSON"),
    ("-", 1, 2, "a digit was expected"),
    ("1.", 1, 3, "a digit was expected"),
    ("1e", 1, 3, "a digit was expected"),
    ("1e999", 1, 1, "the number is too big"),
    ("\"a", 1, 3, "the file ends inside a string"),
    ("\"a\tb\"", 1, 3, "a control character in a string"),
    (#""\x""#, 1, 3, "an unknown escape in a string"),
    (#""\u00g0""#, 1, 4, "four hexadecimal digits were expected"),
    (#""\ud83c""#, 1, 3, "half a surrogate pair in a string"),
    (#""\udf3f\ud83c""#, 1, 3, "half a surrogate pair in a string"),
  ])
  func `says where a fault is`(text: String, line: Int, column: Int, problem: String) {
    let error = #expect(throws: TextCursor.SyntaxError.self) { try JSONReader.read(text) }
    #expect(error?.line == line)
    #expect(error?.column == column)
    #expect(error?.problem == problem)
  }

  @Test func `stops at too deep a nesting`() {
    let error = #expect(throws: TextCursor.SyntaxError.self) {
      try JSONReader.read(String(repeating: "[", count: 100_000))
    }
    #expect(error?.problem == "nested deeper than 64 levels")
  }

  @Test func `a token error names the file, line and column`() {
    let error = #expect(throws: TokenError.self) {
      try GeneratedFile.all(from: [TokenFile(name: "x.tokens.json", text: "{\n\"a\"}")])
    }
    #expect(error?.description == "x.tokens.json: line 2, column 4: a “:” was expected")
  }
}
