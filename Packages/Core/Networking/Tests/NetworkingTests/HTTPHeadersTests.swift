import Networking
import Testing

@Suite struct `HTTP headers` {
  @Test func `names are found in any case`() {
    let headers: HTTPHeaders = ["Content-Type": "text/plain"]
    #expect(headers["content-TYPE"] == "text/plain")
  }
}
