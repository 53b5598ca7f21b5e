import Testing

@testable import Backend

@Suite struct `An access token` {
  @Test func `a token survives the way over the wire`() throws {
    for _ in 0..<50 {
      let token = try AccessToken()
      #expect(AccessToken(token.text) == token)
      #expect(token.secret.count == 32)
    }
  }

  @Test func `each token is another one, and so is its digest`() throws {
    let tokens = try (0..<100).map { _ in try AccessToken() }
    #expect(Set(tokens.map(\.text)).count == 100)
    #expect(Set(try tokens.map { try $0.digest() }).count == 100)
  }

  @Test func `a token is never shown by printing it`() throws {
    let token = try AccessToken()
    var shown = "\(token)" + String(reflecting: token)
    dump(token, to: &shown)
    #expect(!shown.contains(token.secret.base64URL) && !shown.contains("\(token.id)"))
  }

  @Test(arguments: [
    "", ".", "..", "abcdefghijklmno", "abcdefghijklmno.", "abcdefghijklmno.AAAA",
    "ABCDEFGHIJKLMNO.\(String(repeating: "A", count: 43))",
    "abcdefghijklmno.\(String(repeating: "A", count: 44))",
    "abcdefghijklmno.\(String(repeating: "A", count: 42))B",
    "abcdefghijklmno.\(String(repeating: "+", count: 43))",
    "abcdefghijklmno.\(String(repeating: "A", count: 43)).",
    "abcdefghijklmno.\(String(repeating: "A", count: 43))=",
    "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30.c2ln", "\0", "'; DROP TABLE tokens; --",
  ])
  func `anything else isn't a token`(text: String) {
    #expect(AccessToken(text) == nil)
  }
}
