import Backend
import Foundation
import Models
import Networking
import Testing

@Suite struct `An email address` {
  private static let fine = [
    "a@b.c", "ada@example.com", "ADA@EXAMPLE.COM", "a.d.a+news@sub.example.co.uk", "o'brien@example.com",
    "!#$%&*/=?^`{|}~@example.com", "-@a--b.example", "1@2.example", "ada@123.example", "ada@example.c0m",
    "ada@xn--bcher-kva.example", "ada@example.xn--p1ai",
    "ü@example.com", "кто@пример.рф", "用户@例子.广告", "δοκιμή@παράδειγμα.δοκιμή", "ada@straße.example",
    "a\u{301}da@example.com", "उपयोगकर्ता@उदाहरण.भारत", "٣@example.com",
    String(repeating: "a", count: 64) + "@example.com",
  ]
  private static let wrong = [
    "ada", "ada@", "@example.com", "ada@example", "ada@localhost", "a@b@example.com", "ada@@example.com",
    "ada@example..com", "ada@.com", "ada@example.com.", "ada@-a.com", "ada@a-.com", ".ada@example.com",
    "ada.@example.com", "a..b@example.com", "a da@example.com", "ada@exa mple.com", "ada@x_y.example",
    "ada@127.0.0.1", "ada@[127.0.0.1]", "ada@example.0om", "ada@example.com1", "<ada@example.com>",
    "ada;b@example.com", "ada@example.com,b@example.com", "ada@ex*mple.com", "ada@example.com\n.evil",
    "\u{1B}[31m@example.com", "a\u{200B}da@example.com", "ada@example.com\u{202E}", "🙂@example.com",
    String(repeating: "a", count: 65) + "@example.com", "a@" + String(repeating: "x", count: 64) + ".example",
    "a@" + String(repeating: "b.", count: 130) + "com",
  ]

  /// What the server says to an address.
  private func isTaken(_ address: String) async throws -> Bool {
    let server = EmbeddedBackend(location: .memory, passwordCost: .quick, demoAccount: nil)
    let url = try #require(
      URL(string: "http://embedded.invalid/api/collections/users/request-password-reset"))
    var request = HTTPRequest(
      method: .post, url: url, body: try JSONEncoder().encode(["email": address]))
    request.headers["Content-Type"] = "application/json"
    return try await server.send(request, progress: nil).status == 204
  }

  @Test(arguments: fine) func `that the server takes is taken by a form`(address: String) async throws {
    #expect(try await isTaken(address))
    #expect(FieldRule.email.problem(in: address) == nil)
  }

  @Test(arguments: wrong) func `that the server refuses is told before`(address: String) async throws {
    #expect(try await !isTaken(address))
    #expect(FieldRule.email.problem(in: address) != nil)
  }
}
