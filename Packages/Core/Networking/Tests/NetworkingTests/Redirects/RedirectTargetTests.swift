import Foundation
import Networking
import NetworkingTestSupport
import Testing

@Suite struct `Where a redirect leads` {
  private static let start = "http://a/b/c/d;p?q"

  /// The examples of RFC 3986, section 5.4, without fragments, and what leads back to the start.
  private static let references: [(String, String)] = [
    ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"), ("g/", "http://a/b/c/g/"), ("/g", "http://a/g"),
    ("//g", "http://g"), ("?y", "http://a/b/c/d;p?y"), ("g?y", "http://a/b/c/g?y"),
    (";x", "http://a/b/c/;x"), ("g;x", "http://a/b/c/g;x"), (".", "http://a/b/c/"), ("./", "http://a/b/c/"),
    ("..", "http://a/b/"), ("../", "http://a/b/"), ("../g", "http://a/b/g"), ("../..", "http://a/"),
    ("../../g", "http://a/g"), ("../../../g", "http://a/g"), ("../../../../g", "http://a/g"),
    ("/./g", "http://a/g"), ("/../g", "http://a/g"), ("g.", "http://a/b/c/g."), (".g", "http://a/b/c/.g"),
    ("g..", "http://a/b/c/g.."), ("..g", "http://a/b/c/..g"), ("./../g", "http://a/b/g"),
    ("./g/.", "http://a/b/c/g/"), ("g/./h", "http://a/b/c/g/h"), ("g/../h", "http://a/b/c/h"),
    ("g;x=1/./y", "http://a/b/c/g;x=1/y"), ("g;x=1/../y", "http://a/b/c/y"),
    ("g?y/./x", "http://a/b/c/g?y/./x"), ("g?y/../x", "http://a/b/c/g?y/../x"),
    ("g#s", "http://a/b/c/g"), ("g?y#s/../x", "http://a/b/c/g?y"), ("http://a/#", "http://a/"),
    ("HTTP://A:80/x", "HTTP://A:80/x"), ("https://a/x", "https://a/x"), ("//[::1]:8/x", "http://[::1]:8/x"),
    ("//a?u@h", "http://a?u@h"),
  ]

  @Test(arguments: references)
  func `is read as RFC 3986 says`(reference: String, expected: String) async throws {
    let transport = ScriptedTransport(.redirect(302, to: reference), HTTPResponse(status: 200))
    let response = try await RedirectingTransport(wrapping: transport).send(.to(Self.start))
    #expect(response.status == 200)
    #expect(transport.requests.map(\.url.absoluteString) == [Self.start, expected])
  }

  @Test(arguments: [
    "ftp://a/x", "file:///etc/passwd", "javascript:alert(1)", "data:,x", "g:h", "http:g", "http:", "http://",
    "http:///x", "///x", "//u@a/x", "//u:p@a/x", "//@a/x", "//:@a/x", "//a:0/x", "//a:65536/x", "//a:x/",
    "//a%2eb/x", "//a\\@b/x", "\\\\b/x", "/\\b/x", "/a b", "/ü", "/x|y", "/<x>", "/\"x\"", "/{x}", "/^x",
    "//[::1/x", "http://a]/x", "mailto:a@b", "ws://a/x", "%zz://a",
  ])
  func `must be an address that a request may go to`(location: String) async throws {
    let transport = ScriptedTransport(.redirect(302, to: location), HTTPResponse(status: 200))
    let response = try await RedirectingTransport(wrapping: transport).send(.to(Self.start))
    #expect(response.status == 302)
    #expect(transport.requests.count == 1)
  }

  @Test func `must be said exactly once`() async throws {
    for headers: HTTPHeaders in [
      [:], ["Location": "/x", "location": "/y"], ["Location": "/x", "Location": "/x"],
    ] {
      let transport = ScriptedTransport(
        HTTPResponse(status: 302, headers: headers), HTTPResponse(status: 200))
      let response = try await RedirectingTransport(wrapping: transport).send(.to(Self.start))
      #expect(response.status == 302)
      #expect(transport.requests.count == 1)
    }
  }

  @Test(
    arguments: [301, 302, 303, 307, 308], ["http://a.example/x", "//b.example", "HTTP://a.example:443/"])
  func `is never http after https`(status: Int, location: String) async throws {
    let transport = ScriptedTransport(.redirect(status, to: location), HTTPResponse(status: 200))
    let redirecting = RedirectingTransport(wrapping: transport)
    guard location.lowercased().hasPrefix("http:") else {
      #expect(try await redirecting.send(.to("https://a.example/")).status == 200)
      #expect(transport.requests.last?.url.scheme == "https")
      return
    }
    await #expect(throws: TransportError.insecure) { try await redirecting.send(.to("https://a.example/")) }
    #expect(transport.requests.count == 1)
  }

  @Test(arguments: [(9, true), (10, true), (11, false), (100, false)])
  func `is at most ten steps away`(steps: Int, arrives: Bool) async throws {
    let transport = ScriptedTransport { request throws(TransportError) in
      let step = Int(request.url.lastPathComponent) ?? 0
      return step < steps ? .redirect(302, to: "/\(step + 1)") : HTTPResponse(status: 200)
    }
    let response = try await RedirectingTransport(wrapping: transport).send(.to("https://a.example/0"))
    #expect(response.status == (arrives ? 200 : 302))
    #expect(transport.requests.count == min(steps, 10) + 1)
  }

  @Test(arguments: [
    (["/a"], 1), ([""], 1), (["#x"], 1), (["/b", "/a"], 2), (["/b", "/c", "/b"], 3),
    (["//b.example/", "https://a.example/a"], 2),
  ])
  func `is not where the request has been before`(locations: [String], requests: Int) async throws {
    let transport = ScriptedTransport(locations.map { .success(.redirect(302, to: $0)) })
    let response = try await RedirectingTransport(wrapping: transport).send(.to("https://a.example/a"))
    #expect(response.status == 302)
    #expect(transport.requests.count == requests)
  }

  @Test func `may be the same address with another method`() async throws {
    let transport = ScriptedTransport(.redirect(303, to: ""), HTTPResponse(status: 200))
    let response = try await RedirectingTransport(wrapping: transport).send(.to("https://a.example/a", .post))
    #expect(response.status == 200)
    #expect(transport.requests.map(\.method) == [.post, .get])
  }
}
