import Testing
import TrellisKit

@Suite struct `A schema` {
  private static let document = OpenAPIDocument(
    root: ["components": ["schemas": ["Name": ["type": "string", "minLength": 2]]]])

  private static let right: [(JSONValue, JSONValue)] = [
    (["type": "string"], ""), (["type": "integer"], 1), (["type": "number"], .number(1.5)),
    (["type": "boolean"], false),
    (["type": "array"], []), (["type": "object"], [:]), (["type": "null"], .null),
    (["const": "a"], "a"), (["enum": ["a", "b"]], "b"), (["pattern": "^[a-z]+$"], "abc"),
    (["pattern": "b"], "abc"),
    (["minLength": 2, "maxLength": 3], "éé"), (["minimum": 1, "maximum": 2], 2), (["maxItems": 1], ["a"]),
    (["minLength": 2], 1), (["required": ["a"]], "a"), (["required": ["a"]], ["a": 1]),
    (["properties": ["a": ["type": "string"]]], ["b": 1]),
    (["properties": ["a": ["type": "string"]], "additionalProperties": false], ["a": "x"]),
    (["additionalProperties": ["type": "integer"]], ["a": 1, "b": 2]),
    (["additionalProperties": true], ["a": 1]),
    (["items": ["type": "string"]], ["a", "b"]), (["$ref": "#/components/schemas/Name"], "ab"),
    (["description": "Anything", "format": "email", "default": 1], "a"),
  ]

  private static let wrong: [(JSONValue, JSONValue, String)] = [
    (["type": "string"], 1, "$"), (["type": "integer"], .number(1.5), "$"), (["type": "number"], "1", "$"),
    (["type": "boolean"], 1, "$"), (["type": "array"], [:], "$"), (["type": "object"], [], "$"),
    (["type": "null"], false, "$"), (["type": "text"], "a", "$"),
    (["const": "a"], "b", "$"), (["enum": ["a", "b"]], "c", "$"), (["pattern": "^[a-z]+$"], "ab1", "$"),
    (["minLength": 2], "é", "$"), (["maxLength": 3], "éééé", "$"), (["minimum": 1], 0, "$"),
    (["maximum": 2], .number(2.5), "$"), (["maxItems": 1], ["a", "b"], "$"), (["maximum": "2"], 1, "$"),
    (["required": ["a", "b"]], ["a": 1], "$"), (["properties": ["a": ["type": "string"]]], ["a": 1], "$.a"),
    (["properties": ["a": ["type": "string"]], "additionalProperties": false], ["a": "x", "b": 1], "$.b"),
    (["additionalProperties": ["type": "integer"]], ["a": 1, "b": "2"], "$.b"),
    (["items": ["properties": ["a": ["type": "string"]]]], [["a": "x"], ["a": 1]], "$[1].a"),
    (["$ref": "#/components/schemas/Name"], "a", "$"),
  ]

  @Test(arguments: right) func `finds no fault`(schema: JSONValue, value: JSONValue) throws {
    #expect(try Schema(schema, in: Self.document).faults(of: value) == [])
  }

  @Test(arguments: wrong) func `finds the fault`(schema: JSONValue, value: JSONValue, place: String) throws {
    let faults = try Schema(schema, in: Self.document).faults(of: value)
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix("\(place) ") == true)
  }

  @Test func `with a word that it doesn't know is refused`() {
    #expect(throws: Schema.UnknownKeyword(keyword: "uniqueItems")) {
      try Schema(["uniqueItems": true], in: Self.document).faults(of: [])
    }
  }

  @Test(arguments: ["#/components/schemas/Nobody", "other.json"])
  func `that refers to nothing is refused`(reference: String) {
    #expect(throws: OpenAPIDocument.Unresolvable.self) {
      try Schema(["$ref": .string(reference)], in: Self.document).faults(of: "a")
    }
  }
}
