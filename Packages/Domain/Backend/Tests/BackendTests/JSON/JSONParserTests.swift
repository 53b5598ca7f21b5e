import TestSupport
import Testing

@testable import Backend

@Suite(.bounded) struct `The JSON parser` {
  @Test(
    arguments: [
      ("null", .null), (" true ", .bool(true)), ("false", .bool(false)), ("0", .number("0")),
      ("-1.5e+3", .number("-1.5e+3")), ("[]", .array([])), ("{}", .object([:])),
      ("[ 1 , [ ] ]\n", .array([.number("1"), .array([])])),
      (#"{"a":{"b":"c"},"d":null}"#, .object(["a": .object(["b": .string("c")]), "d": .null])),
      (#""\"\\\/\b\f\n\r\t""#, .string("\"\\/\u{8}\u{C}\n\r\t")),
      (#""\u0041\u00e9\ud83d\ude00\u0000""#, .string("Aé😀\0")),
      (#""é😀""#, .string("é😀")),
    ] as [(String, JSONValue)])
  func `JSON is read`(text: String, value: JSONValue) throws {
    #expect(try JSONParser.parse(text.utf8) == value)
  }

  @Test(arguments: [
    "", " ", "nul", "nulll", "tru", "True", "01", "-", "1.", ".5", "1e", "1e999", "+1", "0x10", "NaN",
    "Infinity",
    "[", "[1", "[1,", "[1,]", "[,1]", "]", "{", #"{"a""#, #"{"a":"#, #"{"a":1,"#, #"{"a":1,}"#, "{a:1}",
    "{1:1}",
    #"{"a" 1}"#, "[1 2]", #"""#, #""a"#, "'a'", #""\"#, #""\x""#, #""\u""#, #""\u12""#, #""\u+123""#,
    #""\u12g4""#,
    #""\ud800""#, #""\ud800a""#, #""\ud800\u0041""#, #""\udc00""#, "\"\n\"", "\"\u{1}\"", "1 1", "{} x",
    "\u{FEFF}{}",
    #"{"a":1,"a":2}"#, #"{"a":1,"\u0061":2}"#, "// x\n1",
  ])
  func `anything else is refused`(text: String) {
    #expect(throws: JSONParser.Failure.self) { try JSONParser.parse(text.utf8) }
  }

  @Test(
    arguments: [[0xFF], [0x22, 0xC3, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xC0, 0x80, 0x22]]
      as [[UInt8]])
  func `what isn't UTF-8 is refused`(bytes: [UInt8]) {
    #expect(throws: JSONParser.Failure.self) { try JSONParser.parse(bytes) }
  }

  @Test func `every cut and every changed byte ends in a value or a refusal`() throws {
    let text = Array(#"{"a\n\ud83d\ude00é":[-1.5e+3,true,false,null,{"b":"\u0041\\"}],"c":0}"#.utf8)
    _ = try JSONParser.parse(text)
    for position in text.indices {
      #expect(throws: JSONParser.Failure.self) { try JSONParser.parse(text[..<position]) }
      for byte in UInt8.min...UInt8.max {
        var changed = text
        changed[position] = byte
        _ = try? JSONParser.parse(changed)
      }
    }
  }

  @Test func `nesting has an end`() throws {
    let limit = JSONParser.depthLimit
    let deepest = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
    #expect(throws: Never.self) { try JSONParser.parse(deepest.utf8) }
    #expect(throws: JSONParser.Failure.self) { try JSONParser.parse("[\(deepest)]".utf8) }
    #expect(throws: JSONParser.Failure.self) {
      try JSONParser.parse(String(repeating: #"{"a":["#, count: 100_000).utf8)
    }
  }

  @Test(
    arguments: [
      (.string("x"), "x", false), (.string("true"), "true", true), (.string("1"), "1", true),
      (.string("yes"), "yes", false),
      (.number("12"), "12", true), (.number("0.0"), "0.0", false), (.number("2"), "2", true),
      (.bool(true), "true", true), (.bool(false), "false", false), (.null, "", false),
      (.array([.bool(true)]), "", false),
      (.object(["a": .bool(true)]), "", false),
    ] as [(JSONValue, String, Bool)])
  func `a field takes a value of another type as PocketBase does`(value: JSONValue, text: String, flag: Bool)
  {
    #expect(value.text == text)
    #expect(value.flag == flag)
  }
}
