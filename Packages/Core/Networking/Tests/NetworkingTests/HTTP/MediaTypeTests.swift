import Testing

@testable import Networking

@Suite struct `Content types` {
  @Test(arguments: [
    "application/json", "APPLICATION/JSON", "application/json; charset=utf-8",
    "application/json;charset=\"UTF-8\"",
    " application/json ; a=b; charset=utf-8", "application/problem+json", "application/vnd.api+json",
  ])
  func `JSON in UTF-8 is taken`(type: String) {
    #expect(HTTPResponse(status: 200, headers: ["Content-Type": type]).hasJSONBody)
  }

  @Test(arguments: [
    "", "text/html", "text/json", "application/jsonp", "application/json-seq",
    "application/json; charset=utf-16",
    "application/json; charset=latin1", "x/application/json", "image/svg+json", ";application/json",
    "application",
  ])
  func `anything else isn't`(type: String) {
    #expect(!HTTPResponse(status: 200, headers: ["Content-Type": type]).hasJSONBody)
  }

  @Test func `none or two say nothing`() {
    #expect(!HTTPResponse(status: 200).hasJSONBody)
    let two: HTTPHeaders = ["Content-Type": "application/json", "content-type": "application/json"]
    #expect(!HTTPResponse(status: 200, headers: two).hasJSONBody)
  }
}
