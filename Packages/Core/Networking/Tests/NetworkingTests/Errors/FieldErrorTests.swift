import Foundation
import Networking
import NetworkingTestSupport
import Testing

@Suite struct `What a refusal says about fields` {
  private static let age = ["age": FieldError(code: "", message: "Too low.")]

  private func fields(of body: String, type: String = "application/problem+json") async throws -> [String:
    FieldError]
  {
    let response = HTTPResponse(status: 422, headers: ["Content-Type": type], body: Data(body.utf8))
    let client = try makeClient(ScriptedTransport(response), responseSizeLimit: 1 << 20)
    let error = await #expect(throws: NetworkError.self) {
      try await client.send(APIRequest<NoContent>(.post, ["a"], body: ["age": 1]))
    }
    guard case .rejected(let rejection) = error else { return [:] }
    return rejection.fields
  }

  @Test(arguments: [
    ##"{"errors":[{"detail":"Too low.","pointer":"#/age"}]}"##,
    ##"{"errors":[{"detail":"Too low.","pointer":"/age"}]}"##,
    ##"{"errors":[{"message":"Too low.","field":"age"}]}"##, ##"{"errors":{"age":["Too low.","And odd."]}}"##,
    ##"{"errors":{"age":"Too low."}}"##, ##"{"invalid-params":[{"name":"age","reason":"Too low."}]}"##,
    ##"{"data":{"age":{"message":"Too low."}},"errors":{"age":["Other."]}}"##,
    ##"{"errors":[{"field":"age","detail":"Too low."},{"field":"age","detail":"Second."}]}"##,
    ##"{"errors":[7,null,{"detail":"About nothing"},{"field":"age","detail":"Too low."},{"field":"x"}]}"##,
    ##"{"errors":{"age":["","Too low."],"name":[],"bio":7,"email":{"a":1},"x":""}}"##,
    ##"{"errors":[{"pointer":7,"field":"age","detail":"Too low."}]}"##,
    ##"{"errors":[{"pointer":"","name":"age","reason":"Too low."}]}"##,
  ])
  func `is read in the shapes in use`(body: String) async throws {
    #expect(try await fields(of: body) == Self.age)
    #expect(try await fields(of: body, type: "application/json") == Self.age)
  }

  @Test func `keeps the code`() async throws {
    let body = ##"{"errors":[{"code":"too_low","detail":"Too low.","pointer":"#/age"}]}"##
    #expect(try await fields(of: body) == ["age": FieldError(code: "too_low", message: "Too low.")])
  }

  @Test(arguments: [
    ("#/profile/color", "profile.color"), ("/a~1b/c~0d", "a/b.c~d"), ("#/na%20me", "na me"), ("#/~01", "~1"),
    ("/items/0/name", "items.0.name"), ("#/a%2Fb", "a.b"), ("//", "."),
  ])
  func `names nested fields by their path`(pointer: String, field: String) async throws {
    let body = ##"{"errors":[{"detail":"No.","pointer":"\##(pointer)"}]}"##
    #expect(try await fields(of: body) == [field: FieldError(code: "", message: "No.")])
  }

  @Test(arguments: ["", "#", "/", "#/", "age", "#age", "#/%zz", "#/%ff", "http://x/#/age"])
  func `is left out where the pointer leads nowhere`(pointer: String) async throws {
    #expect(try await fields(of: ##"{"errors":[{"detail":"No.","pointer":"\##(pointer)"}]}"##) == [:])
  }

  @Test(arguments: [
    ##"{"errors":1}"##, ##"{"errors":"x"}"##, ##"{"errors":null}"##, ##"{"errors":[[]]}"##,
    ##"{"errors":[]}"##,
    ##"{"invalid-params":{}}"##, ##"{"invalid-params":{"name":"age","reason":"Too low."}}"##,
  ])
  func `is left out where it has another shape`(body: String) async throws {
    #expect(try await fields(of: body) == [:])
  }
}
