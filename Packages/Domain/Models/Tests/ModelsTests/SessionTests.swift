import Foundation
import Testing

@testable import Models

@Suite struct `A session` {
  private let session = Session(token: SessionToken("s3cret"), user: User(id: "1", email: "ada@example.com"))

  @Test func `survives being stored`() throws {
    let data = try JSONEncoder().encode(session)
    #expect(try JSONDecoder().decode(Session.self, from: data) == session)
  }

  @Test func `never shows its token`() {
    var dumped = ""
    dump(session, to: &dumped)
    for text in ["\(session)", String(reflecting: session), dumped, "\(session.token)"] {
      #expect(!text.contains("s3cret"))
    }
  }
}

@Suite struct `A user` {
  @Test(arguments: [("", "ada@example.com"), ("Ada", "Ada")])
  func `is called by name, or by address without one`(name: String, expected: String) {
    #expect(User(id: "1", email: "ada@example.com", name: name).displayName == expected)
  }
}

@Suite struct `Fresh preferences` {
  @Test func `grant nothing unless asked`() {
    #expect(!Preferences().notifications)
    #expect(!Preferences().analyticsConsent)
  }
}
