// Needs Profile.
import Backend
import FlowShell
import Foundation
import Networking
import TerminalShellTestSupport
import TestSupport
import Testing

@testable import AppCore
@testable import FlowShell

@Suite(.bounded, .hangGuard) struct `A name from the server that could steer a terminal` {
  private static let name = "\u{1B}]0;owned\u{7}\u{1B}[2J\u{9B}31m\u{202E}Ada"

  @Test func `is shown harmless by a flow`() async throws {
    try await withNamedPerson { folder in
      let script = """
        type "Email" "\(DemoAccount.standard.email)"
        type "Password" "\(DemoAccount.standard.password)"
        tap "Sign in"
        expect "�]0;owned��[2J�31m"
        snapshot profile
        """
      let result = try await FlowRunner(world: ComposedFlowWorld(folder: folder))
        .run(FlowScript(name: "hostile", source: script))
      #expect(result.failedStep.map { FlowReport.failure($0) } == nil)
      let text = try #require(result.snapshots.first).lines.joined()
      #expect(text == text.harmless)
    }
  }

  @Test func `is shown harmless in a terminal`() async throws {
    try await withNamedPerson { folder in
      let terminal = try PseudoTerminal(columns: 80, rows: 16)
      let person = Person(at: terminal) { eyes in
        eyes.resizes(columns: 80, rows: 16)
        eyes.sees("❯ Email")
        eyes.types("\(DemoAccount.standard.email)\t\(DemoAccount.standard.password)\r")
        eyes.sees("␛]0;owned␇␛[2J�31m")
        eyes.types("\u{11}")
        eyes.seesTheProgramGone()
      }
      let process = try terminal.start(
        AppExecutable.path, ["--state", folder.path],
        environment: ["TERM": "xterm-256color", "HOME": "/nowhere"])
      let missed = person.missed()
      if !missed.isEmpty { kill(process, SIGKILL) }
      #expect(missed == [])
      #expect(PseudoTerminal.wait(for: process) == .exit(0))
    }
  }

  /// Runs a body with the folder of an app whose server already has a person of that name: as another device, which
  /// does not check what is typed, would have sent it.
  private func withNamedPerson(_ body: @MainActor (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "trellis-test-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let database = AppFolders(below: folder).state.appending(path: "backend.sqlite")
    let device = OtherDevice(EmbeddedBackend(location: .file(database), passwordCost: .quick))
    try await device.change(["name": Self.name, "onboarded": true])
    try await body(folder)
  }
}

/// Another device of the demo account's person, which asks the server by itself.
private struct OtherDevice {
  private struct Session: Decodable {
    struct Record: Decodable { let id: String }
    let token: String
    let record: Record
  }

  private let server: any Transport

  init(_ server: any Transport) {
    self.server = server
  }

  /// Changes the person's record.
  func change(_ fields: [String: any Sendable]) async throws {
    let account = DemoAccount.standard
    let answer = try await ask(
      .post, "auth-with-password", ["identity": account.email, "password": account.password])
    let session = try JSONDecoder().decode(Session.self, from: answer.body)
    let changed = try await ask(.patch, "records/\(session.record.id)", fields, token: session.token)
    try #require(changed.status == 200)
  }

  private func ask(
    _ method: HTTPMethod, _ path: String, _ fields: [String: any Sendable], token: String = ""
  ) async throws -> HTTPResponse {
    let url = try #require(URL(string: "http://embedded.invalid/api/collections/users/\(path)"))
    return try await server.send(
      HTTPRequest(
        method: method, url: url, headers: ["Content-Type": "application/json", "Authorization": token],
        body: JSONSerialization.data(withJSONObject: fields)))
  }
}
