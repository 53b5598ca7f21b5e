import Foundation
import Persistence
import TestSupport
import Testing

@testable import Backend

@Suite(.bounded) struct `A password hash from another time` {
  #if canImport(CommonCrypto)
    private static let cost = PasswordCost(derivation: .pbkdf2SHA256(iterations: 3))
    private static let foreign = "scrypt$ln=4,r=1,p=1"
  #else
    private static let cost = PasswordCost(derivation: .scrypt(log2N: 5, r: 1, p: 1))
    private static let foreign = "pbkdf2-sha256$i=1000"
  #endif
  private let folder: TemporaryFolder
  private let log = EventLog()

  init() throws {
    folder = try TemporaryFolder()
  }

  private func backend(_ cost: PasswordCost) -> EmbeddedBackend {
    EmbeddedBackend(
      location: .file(folder.database), passwordCost: cost, demoAccount: nil, now: TestDate().now,
      report: log.report)
  }

  @Test func `is renewed by the next sign-in, and only then`() async throws {
    try await backend(.quick).guest.signUp("ann@x.example")
    let today = backend(Self.cost)
    #expect(try await today.guest.signIn("ann@x.example", password: "password2").status == 400)
    let old = try #require(try await today.passwordHash(of: "ann@x.example"))
    #expect(old.derivation == PasswordCost.quick.derivation)
    #expect(try await today.guest.signIn("ann@x.example").status == 200)
    let new = try #require(try await today.passwordHash(of: "ann@x.example"))
    #expect(new.derivation == Self.cost.derivation)
    #expect(try new.matches("password1"))

    #expect(try await today.guest.signIn("ann@x.example").status == 200)
    #expect(try await today.passwordHash(of: "ann@x.example") == new)
    #expect(try await today.guest.signIn("ann@x.example", password: "password2").status == 400)
  }

  @Test func `of the demo account costs a launch nothing, and is renewed by the first sign-in`() async throws
  {
    let demo = DemoAccount.standard
    let backend = EmbeddedBackend(
      location: .file(folder.database), passwordCost: Self.cost, demoAccount: demo, now: TestDate().now,
      report: log.report)
    #expect(try await backend.guest.signIn(demo.email, password: "password2").status == 400)
    #expect(try await backend.passwordHash(of: demo.email)?.derivation == PasswordCost.quick.derivation)
    #expect(try await backend.guest.signIn(demo.email, password: demo.password).status == 200)
    #expect(try await backend.passwordHash(of: demo.email)?.derivation == Self.cost.derivation)
  }

  @Test func `of another platform is not called a wrong password`() async throws {
    let client = backend(.quick).guest
    try await client.signUp("ann@x.example")
    let text = "$\(Self.foreign)$\(`The hash of a password`.salt)$\(`The hash of a password`.key)"
    try SQLiteDatabase(.file(folder.database))
      .execute("UPDATE users SET passwordHash = ?", [.text(text)])
    #expect(try await client.signIn("ann@x.example") == Answer(refusal: .serverFault))
    #expect(log.events.first?.description.contains("another kind of device") == true)
  }
}
