import Foundation
import Testing

@testable import Networking

@Suite struct `A typed request on the wire` {
  private let base: BaseURL

  init() throws {
    base = try BaseURL(#require(URL(string: "https://host")))
  }

  @Test(arguments: HTTPMethod.allCases)
  func `the method is the one asked for`(method: HTTPMethod) throws {
    let request = try APIRequest<NoContent>(method, ["a"]).httpRequest(at: base)
    #expect(request.method == method)
    #expect(request.body == nil)
    #expect(request.headers == ["Accept": "application/json"])
  }

  @Test func `the body is JSON with sorted keys and plain slashes`() throws {
    let request = try APIRequest<NoContent>(.post, ["a"], body: ["b": "x/y", "a": "ü"]).httpRequest(at: base)
    #expect(request.body == Data(#"{"a":"ü","b":"x/y"}"#.utf8))
    #expect(request.headers["Content-Type"] == "application/json")
  }

  @Test func `a date is written in UTC with milliseconds`() throws {
    let date = Date(timeIntervalSince1970: 1_641_031_200.123)
    let request = try APIRequest<NoContent>(.post, ["a"], body: [date]).httpRequest(at: base)
    #expect(request.body == Data(#"["2022-01-01T10:00:00.123Z"]"#.utf8))
  }

  @Test(arguments: [Double.nan, .infinity])
  func `a body that can't be written is an invalid request`(number: Double) {
    let request = APIRequest<NoContent>(.post, ["a"], body: [number])
    #expect(throws: NetworkError.invalidRequest) { try request.httpRequest(at: base) }
  }
}
