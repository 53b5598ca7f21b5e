import Testing
import TrellisKit

@Suite struct `The description of the wire API` {
  private let document: OpenAPIDocument

  init() throws {
    document = try OpenAPIDocument.wireAPI.get()
  }

  @Test func `is an OpenAPI document`() {
    #expect(document.root["openapi"] == "3.1.0")
    #expect(document.root["info"]?["title"]?.string != nil)
    #expect(document.root["info"]?["version"]?.string != nil)
  }

  @Test func `refers to nothing that isn't there`() throws {
    let references = document.root.everything.filter { $0["$ref"] != nil }
    #expect(references.count > 20)
    for reference in references { _ = try document.resolved(reference) }
  }

  @Test func `has no part that nothing refers to`() {
    let used = Set(document.root.everything.compactMap { $0["$ref"]?.string })
    for kind in ["schemas", "responses", "parameters"] {
      for name in document.root["components"]?[kind]?.object?.keys.sorted() ?? [] {
        #expect(used.contains("#/components/\(kind)/\(name)"))
      }
    }
  }

  @Test func `names each operation once, and says what it is for`() {
    let ids = document.operations.map(\.id)
    #expect(Set(ids).count == ids.count)
    for operation in document.operations {
      #expect(!operation.id.isEmpty)
      #expect(operation.description["summary"]?.string?.isEmpty == false)
      #expect(operation.statuses.contains { (200..<300).contains($0) })
    }
  }

  @Test func `asks for a token in a way that it describes`() {
    let schemes = Set(document.root["components"]?["securitySchemes"]?.object.map(\.keys) ?? [:].keys)
    let used = document.operations.flatMap { $0.description["security"]?.array ?? [] }
      .flatMap { ($0.object ?? [:]).keys }
    #expect(Set(used) == schemes)
  }

  @Test func `describes what stands in a path`() throws {
    for (path, item) in document.root["paths"]?.object ?? [:] {
      let names = try (item["parameters"]?.array ?? []).map { try document.resolved($0) }
        .filter { $0["in"] == "path" }.compactMap { $0["name"]?.string }
      #expect(names == path.matches(of: /\{(\w+)\}/).map { String($0.output.1) }, "\(path)")
    }
  }

  @Test func `gives examples that are as it says`() throws {
    let contents = document.root.everything.filter { $0["schema"] != nil && $0["examples"] != nil }
    #expect(contents.count > 15)
    for content in contents {
      let schema = Schema(try #require(content["schema"]), in: document)
      for (name, example) in content["examples"]?.object ?? [:] {
        #expect(try schema.faults(of: #require(example["value"])) == [], "\(name)")
      }
    }
  }

  @Test func `has no keyword that is not checked`() throws {
    let schemas = document.root["components"]?["schemas"]?.object ?? [:]
    for schema in schemas.values.flatMap(\.subschemas) {
      _ = try Schema(schema, in: document).faults(of: .null)
    }
  }

  /// Only what was seen from every server is described.
  @Test func `describes nothing that the contract doesn't try`() throws {
    let tried = Set(
      (Scenario.all.flatMap(\.exchanges)).compactMap { exchange -> String? in
        let path = "/api/collections/" + exchange.path.prefix { $0 != "?" }
        return document.operation(exchange.method, path: path).map { "\($0.id) \(exchange.status)" }
      })
    for operation in document.operations {
      for status in operation.statuses { #expect(tried.contains("\(operation.id) \(status)")) }
    }
  }
}

extension JSONValue {
  /// This value and all inside it.
  fileprivate var everything: [JSONValue] {
    [self] + (object.map { Array($0.values) } ?? array ?? []).flatMap(\.everything)
  }

  /// A schema and all those inside it.
  fileprivate var subschemas: [JSONValue] {
    let inner =
      (self["properties"]?.object ?? [:]).values
      + [self["items"], self["additionalProperties"]].compactMap { $0 }
    return [self] + inner.filter { $0.object != nil }.flatMap(\.subschemas)
  }
}
