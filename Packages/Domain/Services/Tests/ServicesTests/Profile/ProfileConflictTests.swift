import Foundation
import Models
import TestSupport
import Testing

@testable import Services

@Suite(.bounded) @MainActor struct `A profile that was changed elsewhere` {
  /// Ada has changed her name to “Grace” without a network, while somebody made it “Eve” elsewhere.
  private func contested() async throws -> (ProfileDesk, ProfileStore) {
    let desk = try await ProfileDesk()
    desk.server.isReachable(false)
    let store = try await desk.launch()
    store.edit(name: "Grace")
    store.edit(bio: "Engines")
    await store.finishSaving()
    desk.server.user.name = "Eve"
    desk.server.isReachable(true)
    await store.refresh()
    return (desk, store)
  }

  @Test func `is not overwritten: the person is asked and the queue waits`() async throws {
    let (desk, store) = try await contested()
    let conflict = ProfileConflict(mine: ProfileChanges(name: "Grace"), theirs: ProfileChanges(name: "Eve"))
    #expect(store.conflict == conflict)
    #expect(store.user.name == "Grace" && store.hasUnsentEdits)
    #expect(store.syncState == .pending(message: "Your profile was changed elsewhere."))
    #expect(desk.sentChanges == [])
    await store.refresh()
    #expect(store.conflict == conflict && desk.sentChanges == [])

    let relaunched = try await desk.launch()
    await relaunched.refresh()
    #expect(relaunched.conflict == conflict && desk.sentChanges == [])
  }

  @Test func `is overwritten when the person says so`() async throws {
    let (desk, store) = try await contested()
    store.keepMine()
    #expect(store.conflict == nil)
    await store.finishSaving()
    #expect(desk.server.user.name == "Grace" && desk.server.user.bio == "Engines")
    #expect(store.user == desk.server.user && store.syncState == .synced)
    #expect(try await desk.queued() == [])
  }

  @Test func `is taken over when the person says so, and the rest is sent`() async throws {
    let (desk, store) = try await contested()
    store.useTheirs()
    #expect(store.conflict == nil && store.user.name == "Eve")
    await store.finishSaving()
    #expect(desk.sentChanges == [#"{"bio":"Engines"}"#])
    #expect(desk.server.user.name == "Eve" && desk.server.user.bio == "Engines")
    #expect(store.user == desk.server.user && store.syncState == .synced)
  }

  @Test(arguments: [true, false])
  func `is answered field by field, and nothing is sent before the last answer`(isNameMine: Bool) async throws
  {
    let (desk, store) = try await contested()
    desk.server.user.bio = "Apples"
    await store.refresh()
    #expect(store.conflict?.fields == [.name, .bio])
    if isNameMine { store.keepMine(in: [.name]) } else { store.useTheirs(in: [.name]) }
    let rest = ProfileConflict(mine: ProfileChanges(bio: "Engines"), theirs: ProfileChanges(bio: "Apples"))
    #expect(store.conflict == rest, "It is not asked about again for a moment.")
    await store.finishSaving()
    #expect(store.conflict == rest && desk.sentChanges == [])

    let relaunched = try await desk.launch()
    await relaunched.refresh()
    #expect(relaunched.conflict == rest, "An answer is kept.")
    if isNameMine { relaunched.useTheirs(in: [.bio]) } else { relaunched.keepMine(in: [.bio]) }
    #expect(relaunched.conflict == nil)
    await relaunched.finishSaving()
    #expect(desk.server.user.name == (isNameMine ? "Grace" : "Eve"))
    #expect(desk.server.user.bio == (isNameMine ? "Apples" : "Engines"))
    #expect(desk.sentChanges == [isNameMine ? #"{"name":"Grace"}"# : #"{"bio":"Engines"}"#])
  }

  @Test func `is asked about again when it was changed once more`() async throws {
    let (desk, store) = try await contested()
    desk.server.user.name = "Mallory"
    store.keepMine()
    await store.finishSaving()
    #expect(store.conflict?.theirs == ProfileChanges(name: "Mallory"))
    #expect(desk.sentChanges == [])
  }

  @Test func `is not asked about any more when it was changed back`() async throws {
    let (desk, store) = try await contested()
    desk.server.user.name = "Ada"
    await store.refresh()
    #expect(store.conflict == nil && desk.server.user.name == "Grace")
    store.keepMine()
    store.useTheirs()
    await store.finishSaving()
    #expect(desk.server.user.name == "Grace" && desk.sentChanges.count == 2)
  }

  @Test func `keeps the answer over a relaunch without a network`() async throws {
    let (desk, store) = try await contested()
    desk.server.isReachable(false)
    store.keepMine()
    await store.finishSaving()
    let relaunched = try await desk.launch()
    desk.server.isReachable(true)
    await relaunched.refresh()
    #expect(relaunched.conflict == nil)
    #expect(desk.server.user.name == "Grace")
  }

  @Test func `loses nothing when the session is refused`() async throws {
    let (desk, store) = try await contested()
    desk.server.reading = .status(403)
    await store.refresh()
    #expect(store.conflict != nil && store.hasUnsentEdits)
    try await store.reset(keepsUnsent: true)
    let signedInAgain = try await desk.launch()
    desk.server.isReachable(true)
    await signedInAgain.refresh()
    #expect(signedInAgain.conflict != nil)
    #expect(signedInAgain.unsentChanges == ProfileChanges(name: "Grace", bio: "Engines"))
  }

  @Test func `is forgotten with the person`() async throws {
    let (desk, store) = try await contested()
    try await store.reset()
    #expect(try await desk.launch().unsentChanges == ProfileChanges())
  }

  @Test func `is found with a network as well`() async throws {
    let desk = try await ProfileDesk()
    let store = try await desk.launch(isCurrent: true)
    desk.server.user.name = "Eve"
    store.edit(name: "Grace")
    await store.finishSaving()
    #expect(store.conflict?.theirs == ProfileChanges(name: "Eve"))
    #expect(desk.sentChanges == [])
  }

  @Test func `is found between two edits`() async throws {
    let desk = try await ProfileDesk()
    desk.server.isReachable(false)
    let store = try await desk.launch()
    store.edit(name: "Grace")
    store.edit(bio: "Engines")
    await store.finishSaving()
    desk.server.isReachable(true)
    desk.server.afterNextChange = { $0.bio = "Elsewhere" }
    await store.refresh()
    #expect(desk.sentChanges == [#"{"name":"Grace"}"#])
    #expect(
      store.conflict
        == ProfileConflict(mine: ProfileChanges(bio: "Engines"), theirs: ProfileChanges(bio: "Elsewhere")))
  }
}
