import CompositionTestSupport
import Foundation
import Models
import PersistenceTestSupport
import TestSupport
import Testing

@testable import Services

@Suite(.bounded) @MainActor struct `An edit on its way` {
  @Test(arguments: EditPoint.allCases)
  func `survives the end of the app at every point after it was begun to be stored`(
    point: EditPoint
  ) async throws {
    let desk = try await ProfileDesk()
    let gate = Gate()
    let store = try await desk.launch(heldAt: point, by: gate)
    store.edit(name: "Grace")
    await gate.untilHeld()
    let isKept = point != .storing
    #expect(try await desk.queued() == (isKept ? [ProfileChanges(name: "Grace")] : []))

    // The first store stands still for ever, as far as this one can tell.
    let relaunched = try await desk.launch()
    #expect(relaunched.user.name == (isKept ? "Grace" : "Ada"))
    await relaunched.refresh()
    #expect(relaunched.conflict == nil && relaunched.syncState == .synced)
    #expect(desk.server.user.name == (isKept ? "Grace" : "Ada"))
    #expect(desk.sentChanges.count == (isKept ? point == .afterUpdate ? 2 : 1 : 0))
    #expect(try await desk.queued() == [])
    try await store.resetBehind(gate)
  }

  @Test(.hangGuard) func `is stored at once although an earlier one waits for the server`()
    async throws
  {
    let desk = try await ProfileDesk()
    let gate = Gate()
    let store = try await desk.launch(heldAt: .beforeUpdate, by: gate)
    store.edit(name: "Grace")
    await gate.untilHeld()
    store.edit(bio: "Engines")
    while try await desk.queued().count < 2, !Task.isCancelled { await Task.yield() }
    #expect(store.user.name == "Grace" && store.user.bio == "Engines")
    gate.open()
    await store.finishSaving()
    #expect(desk.sentChanges == [#"{"name":"Grace"}"#, #"{"bio":"Engines"}"#])
    #expect(try await desk.queued() == [])
  }

  @Test(arguments: EditPoint.allCases)
  func `is joined by others, one exchange at a time, and the last arrives last`(
    point: EditPoint
  ) async throws {
    let desk = try await ProfileDesk()
    let gate = Gate()
    let store = try await desk.launch(heldAt: point, by: gate)
    store.edit(name: "Grace")
    await gate.untilHeld()
    store.edit(name: "Hedy")
    let refresh = Task { _ = await store.refresh() }
    store.edit(name: "Joan")
    for _ in 0..<100 { await Task.yield() }
    #expect(gate.heldCount == 1)
    #expect(store.user.name == "Joan")
    gate.open()
    await refresh.value
    await store.finishSaving()
    #expect(desk.sentChanges == ["Grace", "Hedy", "Joan"].map { #"{"name":"\#($0)"}"# })
    #expect(desk.server.user.name == "Joan" && store.user.name == "Joan")
    #expect(store.conflict == nil && store.syncState == .synced)
    #expect(try await desk.queued() == [])
  }

  @Test func `is noted as sent before the next is sent`() async throws {
    let desk = try await ProfileDesk()
    let service = WitnessedProfileService(base: desk.device.profile, storage: desk.edits)
    desk.server.isReachable(false)
    let store = try await desk.launch(service: service)
    store.edit(name: "Grace")
    store.edit(bio: "Engines")
    await store.finishSaving()
    desk.server.isReachable(true)
    await store.refresh()
    #expect(
      service.kept.all == [
        [ProfileChanges(name: "Grace"), ProfileChanges(bio: "Engines")], [ProfileChanges(bio: "Engines")],
      ])
  }

  @Test(arguments: EditPoint.allCases)
  func `leaves nothing behind when the person signs out`(point: EditPoint) async throws {
    let desk = try await ProfileDesk()
    let gate = Gate()
    let store = try await desk.launch(heldAt: point, by: gate)
    store.edit(name: "Grace")
    await gate.untilHeld()
    let sent = desk.sentChanges
    try await store.resetBehind(gate)
    for _ in 0..<100 { await Task.yield() }
    #expect(try desk.device.state.read("profile.json") == nil)
    // What was about to be sent may go; nothing is begun any more.
    #expect(desk.sentChanges.count <= max(sent.count, point == .beforeUpdate ? 1 : 0))
    #expect(store.rejections.isEmpty && store.conflict == nil)
  }

  @Test func `shows when the record from before it comes in`() async throws {
    let desk = try await ProfileDesk()
    let gate = Gate()
    let store = try await desk.launch(heldAt: .fetching, by: gate)
    let refresh = Task { _ = await store.refresh() }
    await gate.untilHeld()
    store.edit(name: "Grace")
    gate.open()
    await refresh.value
    #expect(store.user.name == "Grace")
    await store.finishSaving()
    #expect(desk.server.user.name == "Grace" && store.user.name == "Grace")
  }

  @Test func `made before the device was read comes after those of the earlier launch`() async throws {
    let desk = try await ProfileDesk()
    desk.server.isReachable(false)
    let earlier = try await desk.launch()
    earlier.edit(name: "Grace")
    await earlier.finishSaving()
    desk.server.isReachable(true)
    let store = ProfileStore(
      user: Session.of().user, isCurrent: true, service: desk.device.profile, storage: desk.edits,
      now: { .distantPast })
    store.edit(bio: "Engines")
    await store.finishSaving()
    #expect(desk.sentChanges == [#"{"name":"Grace"}"#, #"{"bio":"Engines"}"#])
  }

  @Test(arguments: [401, 404])
  func `on which the session turns out to have ended stays an edit, however late that is known`(
    status: Int
  ) async throws {
    let desk = try await ProfileDesk()
    let store = try await desk.launch()
    desk.server.writing = .status(status)
    store.edit(name: "Grace")
    await store.finishSaving()
    // Only now whoever ends the session is told of it.
    try await store.reset(keepsUnsent: true)
    #expect(store.rejections.isEmpty)
    #expect(try await desk.queued() == [ProfileChanges(name: "Grace")])
    #expect(desk.device.refusals.all == [Session.of().user.id])
  }

  @Test func `made before the device was read is kept when the session ends`() async throws {
    let desk = try await ProfileDesk()
    let earlier = try await desk.launch()
    desk.server.isReachable(false)
    earlier.edit(name: "Grace")
    await earlier.finishSaving()
    let store = ProfileStore(
      user: Session.of().user, isCurrent: true, service: desk.device.profile, storage: desk.edits,
      now: { .distantPast })
    store.edit(bio: "Engines")
    try await store.reset(keepsUnsent: true)
    #expect(try await desk.queued() == [ProfileChanges(name: "Grace"), ProfileChanges(bio: "Engines")])
  }

  @Test func `on a slow disc shows at once, and is said to be on its way to the disc`() async throws {
    let gate = Gate()
    let disc = SlowDisc(isSlow: false, gate: gate)
    let desk = try await ProfileDesk(disc: disc.disc)
    let store = try await desk.launch()
    disc.isSlow = true
    #expect(!store.isStoring)
    store.edit(name: "Grace")
    await gate.untilHeld()
    #expect(store.user.name == "Grace" && store.isStoring)
    #expect(desk.sentChanges.isEmpty)
    gate.open()
    #expect(await store.finishStoring() == nil)
    await store.finishSaving()
    #expect(!store.isStoring && desk.server.user.name == "Grace")
    // Everything was done on queues of its own but what the tests themselves look at.
    #expect(disc.strays == 0)
  }

  @Test func `that can't be written is told of by whoever waits for that`() async throws {
    let desk = try await ProfileDesk()
    let store = try await desk.launch()
    try desk.device.state.breakDisc()
    store.edit(name: "Grace")
    let error = await store.finishStoring()
    #expect(error?.message.contains("is not a folder") == true)
    // By then the server has the edit: the error from before is none any more.
    await store.finishSaving()
    try desk.device.state.mendDisc()
    #expect(await store.finishStoring() == nil)
  }
}

extension ProfileStore {
  /// Ends the store while work of it is held up, which is let go then.
  fileprivate func resetBehind(_ gate: Gate) async throws {
    let ending = Task { try await self.reset() }
    for _ in 0..<100 { await Task.yield() }
    gate.open()
    try await ending.value
  }
}
