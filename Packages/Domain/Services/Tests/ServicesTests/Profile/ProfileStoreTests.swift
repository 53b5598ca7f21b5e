import Foundation
import Models
import TestSupport
import Testing

@testable import Services

@Suite(.bounded) @MainActor struct `The profile store` {
  @Test func `sends edits in the order in which they were made`() async throws {
    let desk = try await ProfileDesk()
    desk.server.isReachable(false)
    let store = try await desk.launch()
    store.edit(name: "Grace")
    await store.finishSaving()
    store.edit(bio: "Engines")
    store.edit(name: "Hedy", bio: "Radio")
    await store.finishSaving()
    #expect(try await desk.queued().count == 3)
    let relaunched = try await desk.launch()
    relaunched.edit(name: "Joan")
    #expect(relaunched.user.name == "Joan" && relaunched.user.bio == "Radio")
    desk.server.isReachable(true)
    await relaunched.refresh()
    #expect(
      desk.sentChanges == [
        #"{"name":"Grace"}"#, #"{"bio":"Engines"}"#, #"{"bio":"Radio","name":"Hedy"}"#, #"{"name":"Joan"}"#,
      ])
    #expect(desk.server.user.name == "Joan" && desk.server.user.bio == "Radio")
    #expect(relaunched.conflict == nil && relaunched.syncState == .synced)
  }

  @Test func `knows how old the record is while the server can't be asked`() async throws {
    let desk = try await ProfileDesk()
    let store = try await desk.launch(isCurrent: true)
    await store.refresh()
    #expect(store.asOf == nil)
    let seen = desk.now
    desk.pass(seconds: 300)
    desk.server.isReachable(false)
    await store.refresh()
    #expect(store.asOf == seen)

    desk.pass(seconds: 300)
    let relaunched = try await desk.launch()
    #expect(relaunched.asOf == seen)
    await relaunched.refresh()
    #expect(relaunched.asOf == seen)
    desk.server.isReachable(true)
    await relaunched.refresh()
    #expect(relaunched.asOf == nil)
  }

  @Test(arguments: [(-60.0, "Ada"), (60, "Countess")])
  func `takes over what a cache has if that is newer, and sends nothing then`(
    seconds: TimeInterval, name: String
  ) async throws {
    let desk = try await ProfileDesk()
    let store = try await desk.launch(isCurrent: true)
    let start = desk.now
    desk.server.user.name = "Countess"
    desk.server.cachedAt = start + seconds
    store.edit(bio: "Engines")
    await store.finishSaving()
    #expect(store.user.name == name && store.user.bio == "Engines")
    #expect(store.asOf == max(start, start + seconds))
    #expect(store.hasUnsentEdits && store.syncState.message?.isEmpty == false)
    #expect(desk.sentChanges == [])
    #expect(await desk.device.sessions.session?.user.name == "Ada", "What may be older is not kept.")
  }

  @Test func `never shows or sends the edits of another person`() async throws {
    let desk = try await ProfileDesk()
    desk.server.isReachable(false)
    let adas = try await desk.launch()
    adas.edit(name: "Grace")
    await adas.finishSaving()

    let bob = Session.of("bob1", name: "Bob").user
    await desk.device.sessions.begin(.of("bob1", name: "Bob"))
    desk.server.user = bob
    desk.server.isReachable(true)
    let bobs = try await desk.launch(bob)
    #expect(bobs.user == bob && !bobs.hasUnsentEdits && bobs.asOf == nil)
    await bobs.refresh()
    #expect(desk.sentChanges == [])
    #expect(try await desk.queued() == [])
  }

  @Test func `forgets what was not sent when the person signs out`() async throws {
    let desk = try await ProfileDesk()
    desk.server.isReachable(false)
    let store = try await desk.launch()
    store.edit(name: "Grace")
    await store.finishSaving()
    try await store.reset()
    #expect(try desk.device.state.read("profile.json") == nil)
    desk.server.isReachable(true)
    await store.refresh()
    store.edit(bio: "Engines")
    await store.finishSaving()
    #expect(desk.sentChanges == [])
    #expect(try desk.device.state.read("profile.json") == nil)
  }

  @Test(arguments: ["", "junk", "[]", #"{"userID":"ada1"}"#, #"{"userID":"ada1","queue":{"edits":[{}]}}"#])
  func `sets a file that can't be read aside, tells so once, and goes on`(content: String) async throws {
    let desk = try await ProfileDesk()
    try desk.device.state.write(Data(content.utf8), to: "profile.json")
    let store = ProfileStore(
      user: Session.of().user, isCurrent: true, service: desk.device.profile, storage: desk.edits,
      now: { .distantPast })
    let error = await #expect(throws: ServiceError.self) { try await store.load() }
    #expect(error?.message.contains("profile.json.unreadable-1") == true)
    #expect(try desk.device.state.read("profile.json.unreadable-1") == Data(content.utf8))
    try await store.load()
    store.edit(name: "Grace")
    await store.finishSaving()
    #expect(desk.server.user.name == "Grace" && store.syncState == .synced)
  }

  @Test func `counts an edit that can't be kept until the app ends, and says so`() async throws {
    let desk = try await ProfileDesk()
    desk.server.isReachable(false)
    let store = try await desk.launch()
    try desk.device.state.breakDisc()
    store.edit(name: "Grace")
    await store.finishSaving()
    #expect(store.user.name == "Grace" && store.hasUnsentEdits)
    guard case .unstored(let message) = store.syncState else { throw NotUnstored() }
    #expect(message.contains("is not a folder"))

    try desk.device.state.mendDisc()
    await store.refresh()
    guard case .pending = store.syncState else { throw NotPending() }
    #expect(try await desk.queued() == [ProfileChanges(name: "Grace")])

    try desk.device.state.breakDisc()
    desk.server.isReachable(true)
    await store.refresh()
    #expect(desk.server.user.name == "Grace" && store.syncState == .synced)
    try desk.device.state.mendDisc()
    let relaunched = try await desk.launch(desk.server.user)
    await relaunched.refresh()
    #expect(relaunched.conflict == nil && !relaunched.hasUnsentEdits)
    #expect(try await desk.queued() == [])
  }

  @Test func `does not overwrite edits that could not be read for a while`() async throws {
    let desk = try await ProfileDesk()
    desk.server.isReachable(false)
    let first = try await desk.launch()
    first.edit(name: "Grace")
    await first.finishSaving()
    try desk.device.state.breakDisc()
    let store = ProfileStore(
      user: Session.of().user, isCurrent: false, service: desk.device.profile, storage: desk.edits,
      now: { .distantPast })
    await #expect(throws: ServiceError.self) { try await store.load() }
    store.edit(bio: "Engines")
    await store.finishSaving()
    try desk.device.state.mendDisc()
    await store.refresh()
    #expect(store.user.name == "Grace" && store.user.bio == "Engines")
    #expect(try await desk.queued() == [ProfileChanges(name: "Grace"), ProfileChanges(bio: "Engines")])
  }

  @Test func `keeps its file from everybody else`() async throws {
    let desk = try await ProfileDesk()
    desk.server.isReachable(false)
    let store = try await desk.launch()
    store.edit(name: "Grace")
    await store.finishSaving()
    let path = desk.device.state.folder.appending(path: "profile.json").path
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  private struct NotUnstored: Error {}
  private struct NotPending: Error {}
}
