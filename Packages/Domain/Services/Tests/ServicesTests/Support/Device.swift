import Foundation
import Models
import Networking
import NetworkingTestSupport
import Persistence
import TestSupport
import Testing

@testable import Services

/// A device with real files, whose live services talk to a scripted server.
struct Device {
  typealias Answer = @Sendable (HTTPRequest, Storage) async throws -> HTTPResponse

  struct Storage: Sendable {
    let files: FileStore
    let sessions: SessionStore
  }

  let folder: TemporaryFolder
  let state: FileStore
  let sessions: SessionStore
  let complaints: Complaints
  let refusals: Refusals
  let transport: ScriptedTransport
  let authentication: SessionAuthentication
  let auth: LiveAuthService
  let profile: LiveProfileService
  let preferences: LivePreferencesService

  /// - Parameters:
  ///   - clock: measures how long renewing takes.
  ///   - disc: what its files are on.
  ///   - answer: the server; what it throws is a `TransportError`, or means that it can't be reached.
  init(
    clock: any Clock<Duration> = ContinuousClock(), disc: Disc = Disc(), _ answer: @escaping Answer
  ) throws {
    let folder = try TemporaryFolder()
    let state = FileStore(folder: folder.file("state"), disc: disc)
    let complaints = Complaints()
    let refusals = Refusals()
    let sessions = SessionStore(secrets: FileSecretStore(state), onUnstored: complaints.add)
    let transport = ScriptedTransport { request throws(TransportError) in
      do {
        return try await answer(request, Storage(files: state, sessions: sessions))
      } catch {
        throw error as? TransportError ?? .unreachable
      }
    }
    let server = try #require(URL(string: "https://server.example"))
    let authentication = SessionAuthentication(
      store: sessions, baseURL: server, transport: transport, clock: clock, onRefusal: refusals.add)
    let client = try APIClient(baseURL: server, transport: transport, authentication: authentication)
    self.folder = folder
    self.state = state
    self.sessions = sessions
    self.complaints = complaints
    self.refusals = refusals
    self.transport = transport
    self.authentication = authentication
    auth = LiveAuthService(client: client, store: sessions, authentication: authentication)
    profile = LiveProfileService(client: client, store: sessions)
    preferences = LivePreferencesService(client: client, sessions: sessions, files: state)
  }

  /// A device whose server gives these answers, one after the other, and is then unreachable.
  init(_ answers: HTTPResponse...) throws {
    let script = ScriptedTransport(answers.map { .success($0) })
    try self.init { request, _ in try await script.send(request) }
  }

  /// A device on which somebody is signed in.
  init(
    signedIn session: Session, clock: any Clock<Duration> = ContinuousClock(), disc: Disc = Disc(),
    _ answer: @escaping Answer
  ) async throws {
    try self.init(clock: clock, disc: disc, answer)
    await sessions.begin(session)
  }

  /// A device on which somebody is signed in, whose server gives these answers, one after the other.
  init(signedIn session: Session, _ answers: HTTPResponse...) async throws {
    let script = ScriptedTransport(answers.map { .success($0) })
    try await self.init(signedIn: session) { request, _ in try await script.send(request) }
  }

  /// What the next launch will find.
  func storedSession() async throws -> Session? {
    await sessions.finishSaving()
    return try state.storedSession()
  }
}

extension FileStore {
  func storedSession() throws -> Session? {
    try read("session").map { try JSONDecoder().decode(Session.self, from: $0) }
  }

  /// The same files, for whoever looks at them from outside.
  var withoutDisc: FileStore { FileStore(folder: folder) }

  private var away: URL { folder.appendingPathExtension("away") }

  /// Puts a file where the folder was, so that nothing in it can be written or read.
  func breakDisc() throws {
    try write(Data(), to: "something")
    try FileManager.default.moveItem(at: folder, to: away)
    try Data().write(to: folder)
  }

  /// Undoes `breakDisc`.
  func mendDisc() throws {
    try FileManager.default.removeItem(at: folder)
    try FileManager.default.moveItem(at: away, to: folder)
  }
}
