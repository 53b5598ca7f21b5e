import Analytics
import Composition
import CompositionTestSupport
import Design
import Foundation
import InMemoryServices
import Models
import Services
import Testing

@testable import Profile

@Suite @MainActor struct `The profile` {
  private let monitor = IdleMonitor()
  private let events = InMemorySink()
  private let service = InMemoryProfileService(user: .ada)

  @Test func `shows who is signed in and asks the server for news`() async {
    await service.changeElsewhere(name: "Countess")
    await run { feature, _ in
      #expect(feature.mainScreen.screen.texts.contains("Ada"))
      await feature.mainScreen.task()
      #expect(feature.mainScreen.screen.texts.contains("Countess"))
    }
  }

  @Test func `shows what is known when the server can't be reached`() async {
    service.failures.error = .networkTrouble(message: "")
    await run { feature, _ in
      await feature.mainScreen.task()
      #expect(feature.mainScreen.screen.texts.contains("Ada"))
      #expect(feature.mainScreen.screen.alert == nil)
    }
  }

  @Test func `shows an edit at once and keeps it when the server agrees`() async throws {
    try await run { feature, log in
      try feature.edit(name: " Ada King ", bio: "Numbers")
      #expect(log.entries == ["showEdit", "closeEdit"])
      #expect(feature.mainScreen.screen.texts.contains("Ada King"))
      #expect(service.current?.name == "Ada")
      await monitor.untilIdle()
      #expect(service.current?.name == "Ada King")
      #expect(feature.mainScreen.screen.toast?.text == "Profile saved.")
      #expect(events.events.map(\.name) == ["ProfileSaved"])
    }
  }

  @Test func `takes a refused edit back and offers it for another try with the server's words`() async throws
  {
    service.failures.error = .invalid(message: "Not saved.", fields: ["name": "Already taken."])
    try await run { feature, log in
      try feature.edit(name: "Grace", bio: "Numbers")
      #expect(feature.mainScreen.screen.texts.contains("Grace"))
      await monitor.untilIdle()
      #expect(!feature.mainScreen.screen.texts.contains("Grace"))
      #expect(feature.mainScreen.screen.texts.contains("Ada"))
      #expect(feature.mainScreen.screen.alert?.message == "Not saved.")
      try feature.mainScreen.tap("Edit again")
      #expect(feature.mainScreen.screen.alert == nil)
      #expect(feature.editScreen.screen.textFields.map(\.text) == ["Grace", "Numbers"])
      #expect(feature.editScreen.screen.textFields.map(\.error) == ["Already taken.", nil])
      #expect(log.entries == ["showEdit", "closeEdit", "showEdit"])
      #expect(events.events.map(\.name) == ["ProfileEditTakenBack"])
    }
  }

  @Test(arguments: [
    ("", ""), (String(repeating: "x", count: 10_000), ""), ("Ada", String(repeating: "x", count: 501)),
  ])
  func `does not send what breaks the rules`(name: String, bio: String) async throws {
    try await run { feature, log in
      try feature.edit(name: name, bio: bio)
      await monitor.untilIdle()
      #expect(log.entries == ["showEdit"])
      #expect(service.current == .ada)
      #expect(feature.editScreen.screen.textFields.contains { $0.error != nil })
      try feature.editScreen.type("Fine", into: "Name")
      try feature.editScreen.type("Fine", into: "Bio")
      #expect(feature.editScreen.screen.textFields.allSatisfy { $0.error == nil })
    }
  }

  @Test func `sends nothing when nothing was changed`() async throws {
    service.failures.error = .networkTrouble(message: "")
    try await run { feature, log in
      try feature.edit(name: "Ada", bio: "")
      await monitor.untilIdle()
      #expect(log.entries == ["showEdit", "closeEdit"])
      #expect(feature.mainScreen.screen.alert == nil)
    }
  }

  @Test func `signs out only after a question`() async throws {
    try await run { feature, log in
      try feature.mainScreen.tap("Sign out")
      #expect(log.entries.isEmpty)
      feature.mainScreen.send(try #require(feature.mainScreen.screen.alert?.dismissal?.action))
      #expect(log.entries.isEmpty && feature.mainScreen.screen.alert == nil)
      try feature.mainScreen.tap("Sign out")
      feature.mainScreen.send(try #require(feature.mainScreen.screen.alert?.buttons.first?.action))
      #expect(log.entries == ["signOut"])
    }
  }

  @Test(
    arguments: [
      ("trellis://profile", ["showProfile"]), ("trellis://profile/edit", ["showEdit"]),
      ("trellis://profile/delete", nil), ("trellis://settings", nil), ("https://profile", nil),
    ] as [(String, [String]?)])
  func `opens its own links and no others`(link: String, calls: [String]?) async throws {
    let url = try #require(URL(string: link))
    await run { feature, log in
      #expect(feature.handleDeepLink(url) == (calls != nil))
      #expect(log.entries == calls ?? [])
    }
  }

  @Test func `is not undone by a record from before it`() async throws {
    try await run { feature, _ in
      try feature.edit(name: "Ada King", bio: "")
      // The save is on its way; what the server answers now is the record from before.
      await feature.mainScreen.task()
      #expect(feature.mainScreen.screen.texts.contains("Ada King"))
      await monitor.untilIdle()
      await feature.mainScreen.task()
      #expect(feature.mainScreen.screen.texts.contains("Ada King"))
    }
  }

  @Test func `goes back to what the server has when the last of several edits is refused`() async throws {
    try await run { feature, _ in
      try feature.edit(name: "First", bio: "")
      service.failures.error = .invalid(message: "No.", fields: [:])
      try feature.edit(name: "Second", bio: "")
      await monitor.untilIdle()
      let name = service.current?.name ?? ""
      #expect(feature.mainScreen.screen.texts.contains(name))
      #expect(!feature.mainScreen.screen.texts.contains("Second"))
    }
  }

  private func run(_ body: @MainActor (any ProfileAPI, CallLog) async throws -> Void) async rethrows {
    try await IdleMonitor.$current.withValue(monitor) {
      let log = CallLog()
      let feature = ProfileFactory.make(
        user: .ada, service: service, analytics: AnalyticsClient(sinks: [events], consent: .granted),
        clock: VirtualClock(monitor: monitor),
        navigation: ProfileNavigation(
          showProfile: { log.entries.append("showProfile") }, showEdit: { log.entries.append("showEdit") },
          closeEdit: { log.entries.append("closeEdit") }, signOut: { log.entries.append("signOut") }))
      try await body(feature, log)
    }
  }
}

@MainActor private final class CallLog {
  var entries: [String] = []
}

extension User {
  fileprivate static let ada = User(id: "1", email: "ada@example.com", name: "Ada", isOnboarded: true)
}

extension ProfileAPI {
  fileprivate func edit(name: String, bio: String) throws {
    try mainScreen.tap("Edit profile")
    try editScreen.type(name, into: "Name")
    try editScreen.type(bio, into: "Bio")
    try editScreen.tap("Save")
  }
}

extension InMemoryProfileService {
  fileprivate func changeElsewhere(name: String) async {
    _ = try? await update(name: name, bio: "")
  }
}
