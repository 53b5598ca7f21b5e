import Foundation
import InMemoryServices
import Models
import Networking
import TestSupport
import Testing

@testable import Services

@Suite(.bounded) @MainActor struct `An edit of the profile` {
  enum Fate { case sent, queued, takenBack }
  enum Step: CaseIterable { case reading, writing }

  struct Case: Sendable, CustomTestStringConvertible {
    let outcome: ProfileServer.Outcome
    let step: Step
    let fate: Fate
    var testDescription: String { "\(outcome) when \(step): \(fate)" }
  }

  nonisolated private static let cases: [Case] =
    [
      Case(outcome: .success, step: .writing, fate: .sent),
      Case(outcome: .status(400), step: .writing, fate: .takenBack),
      Case(outcome: .status(409), step: .writing, fate: .takenBack),
      Case(outcome: .status(400), step: .reading, fate: .queued),
      Case(outcome: .status(409), step: .reading, fate: .queued),
      Case(outcome: .answerLost, step: .writing, fate: .queued),
    ]
    + Step.allCases.flatMap { step in
      let failures: [TransportError] = [
        .unreachable, .timedOut, .insecure, .malformedResponse, .responseTooLarge(limit: 1),
      ]
      return failures.map { Case(outcome: .failure($0), step: step, fate: .queued) }
        + [408, 425, 429, 500, 502, 503, 504].map {
          Case(outcome: .status($0), step: step, fate: .queued)
        }
        // It is the session that has ended; the edit is kept for the next one.
        + [401, 404].map { Case(outcome: .status($0), step: step, fate: .queued) }
        // Refused before anything was sent, it can't be the edit that is refused.
        + [Case(outcome: .status(403), step: step, fate: step == .reading ? .queued : .takenBack)]
    }

  @Test(arguments: cases)
  func `is sent, queued or taken back, and shown accordingly`(_ example: Case) async throws {
    let desk = try await ProfileDesk(edits: InMemoryProfileEditStorage())
    let store = try await desk.launch()
    switch example.step {
    case .reading: desk.server.reading = example.outcome
    case .writing: desk.server.writing = example.outcome
    }
    store.edit(name: "Grace")
    #expect(store.user.name == "Grace")
    await store.finishSaving()

    #expect(store.hasUnsentEdits == (example.fate == .queued))
    #expect(store.user.name == (example.fate == .takenBack ? "Ada" : "Grace"))
    #expect(try await desk.queued() == (example.fate == .queued ? [ProfileChanges(name: "Grace")] : []))
    #expect((store.syncState == .synced) == (example.fate != .queued))
    #expect(store.syncState.message?.isEmpty != true)
    #expect(
      store.rejections.map(\.changes) == (example.fate == .takenBack ? [ProfileChanges(name: "Grace")] : []))
    #expect(store.rejections.allSatisfy { !$0.error.message.isEmpty })
    #expect(store.conflict == nil)

    // Whatever it was, when it is over nothing is left to do but what was queued.
    desk.server.isReachable(true)
    await store.refresh()
    #expect(store.syncState == .synced && !store.hasUnsentEdits && store.conflict == nil)
    #expect(desk.server.user.name == (example.fate == .takenBack ? "Ada" : "Grace"))
    #expect(try await desk.queued() == [])
  }

  @Test(arguments: cases.filter { $0.fate == .queued })
  func `that is queued is sent by the next launch`(_ example: Case) async throws {
    let desk = try await ProfileDesk(edits: InMemoryProfileEditStorage())
    let store = try await desk.launch()
    switch example.step {
    case .reading: desk.server.reading = example.outcome
    case .writing: desk.server.writing = example.outcome
    }
    store.edit(bio: "Engines")
    await store.finishSaving()
    let relaunched = try await desk.launch()
    #expect(relaunched.user.bio == "Engines")
    #expect(relaunched.syncState == .pending(message: "Not sent yet."))
    desk.server.isReachable(true)
    await relaunched.refresh()
    #expect(desk.server.user.bio == "Engines")
    #expect(relaunched.syncState == .synced && relaunched.conflict == nil)
    #expect(try await desk.queued() == [])
  }

  @Test func `sends only what was changed, without white space around it`() async throws {
    let desk = try await ProfileDesk()
    let store = try await desk.launch()
    store.save(name: " Ada ", bio: "  Engines\n", changedFrom: store.user)
    store.save(name: "Ada", bio: "Engines ", changedFrom: store.user)
    await store.finishSaving()
    #expect(desk.sentChanges == [#"{"bio":"Engines"}"#])
  }

  @Test func `does not undo what came in while it was typed`() async throws {
    let desk = try await ProfileDesk()
    let store = try await desk.launch()
    let seen = store.user
    desk.server.user.name = "Countess"
    await store.refresh()
    store.save(name: seen.name, bio: "Engines", changedFrom: seen)
    await store.finishSaving()
    #expect(desk.server.user.name == "Countess")
    #expect(store.user.name == "Countess" && store.user.bio == "Engines")
    #expect(store.conflict == nil)
  }

  @Test func `that is refused does not hold up the next`() async throws {
    let desk = try await ProfileDesk()
    let store = try await desk.launch()
    desk.server.isReachable(false)
    store.edit(name: "Grace")
    store.edit(bio: "Engines")
    await store.finishSaving()
    desk.server.reading = .success
    desk.server.writing = .status(400)
    await store.refresh()
    #expect(
      store.rejections.map(\.changes) == [ProfileChanges(name: "Grace"), ProfileChanges(bio: "Engines")])
    #expect(store.user == Session.of().user)
    store.dismissRejection()
    #expect(store.rejections.map(\.changes) == [ProfileChanges(bio: "Engines")])
    store.dismissRejection()
    store.dismissRejection()
    #expect(store.rejections.isEmpty)
  }

  @Test func `that the server did not take is told after a relaunch, until the person knows`() async throws {
    let desk = try await ProfileDesk()
    let store = try await desk.launch()
    desk.server.writing = .status(400)
    store.edit(name: "Grace")
    await store.finishSaving()
    let rejections = store.rejections
    #expect(rejections.map(\.changes) == [ProfileChanges(name: "Grace")])
    let relaunched = try await desk.launch()
    #expect(relaunched.rejections == rejections)
    #expect(!relaunched.hasUnsentEdits)
    relaunched.dismissRejection()
    await relaunched.refresh()
    #expect(try await desk.launch().rejections.isEmpty)
  }

  @Test(arguments: [true, false])
  func `that the server did not take survives the end of a session, not a sign-out`(isKept: Bool) async throws
  {
    let desk = try await ProfileDesk()
    let store = try await desk.launch()
    desk.server.writing = .status(400)
    store.edit(name: "Grace")
    await store.finishSaving()
    try await store.reset(keepsUnsent: isKept)
    #expect(try await desk.launch().rejections.isEmpty != isKept)
  }
}
