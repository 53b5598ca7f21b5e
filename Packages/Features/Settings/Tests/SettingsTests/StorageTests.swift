import Composition
import CompositionTestSupport
import DesignTokens
import InMemoryServices
import Screens
import Services
import Testing

@testable import Settings

@Suite @MainActor struct `The storage screen` {
  nonisolated private static let errors: [ServiceError] = [
    .networkTrouble(message: "Trouble."), .maintenance(message: "Closed."), .refused(message: "Refused."),
    .invalid(message: "Invalid.", fields: [:]), .storage(message: "The disk is full."),
  ]

  @Test func `measures when it appears and shows cache and data`() async {
    await SettingsFixture().run { fixture in
      #expect(fixture.screen.isLoading)
      await fixture.screen.task()
      #expect(fixture.screen.value(of: "Cache") == "1.5 kB")
      #expect(fixture.screen.value(of: "Data") == "20 bytes")
    }
  }

  @Test(arguments: errors)
  func `says why it could not measure and tries again`(error: ServiceError) async throws {
    try await SettingsFixture().run { fixture in
      fixture.storage.failures.error = error
      await fixture.screen.task()
      #expect(fixture.screen.screen.texts.contains(error.message))
      try fixture.screen.tap("Try again")
      #expect(fixture.screen.isLoading)
      await fixture.monitor.untilIdle()
      #expect(fixture.screen.screen.texts.contains(error.message))
      fixture.storage.failures.error = nil
      try fixture.screen.tap("Try again")
      await fixture.monitor.untilIdle()
      #expect(fixture.screen.value(of: "Cache") == "1.5 kB")
    }
  }

  @Test func `measures anew each time it appears`() async throws {
    try await SettingsFixture().run { fixture in
      fixture.storage.failures.error = .storage(message: "Not now.")
      await fixture.screen.task()
      fixture.storage.failures.error = nil
      await fixture.screen.task()
      #expect(fixture.screen.value(of: "Cache") == "1.5 kB")
      try await fixture.storage.clearCache()
      await fixture.screen.task()
      #expect(fixture.screen.value(of: "Cache") == "0 bytes")
    }
  }

  @Test func `keeps what it shows when measuring is cancelled`() async {
    await SettingsFixture().run { fixture in
      await fixture.screen.task()
      fixture.storage.failures.error = .cancelled
      await fixture.screen.task()
      #expect(fixture.screen.value(of: "Cache") == "1.5 kB")
    }
  }

  @Test func `clears the cache once and says what was freed, for a while`() async throws {
    try await SettingsFixture().run { fixture in
      await fixture.screen.task()
      try fixture.screen.tap("Clear cache")
      #expect(throws: NotOnScreen.self) { try fixture.screen.tap("Clear cache") }
      await fixture.monitor.untilIdle()
      #expect(fixture.screen.value(of: "Cache") == "0 bytes")
      #expect(fixture.screen.value(of: "Data") == "20 bytes")
      #expect(fixture.screen.screen.toast?.text == "Freed 1.5 kB.")
      fixture.clock.advance(by: Motion.toastDisplay)
      await fixture.monitor.untilIdle()
      #expect(fixture.screen.screen.toast == nil)
    }
  }

  @Test func `does not offer to clear an empty cache`() async throws {
    try await SettingsFixture(usage: StorageUsage(cache: 0, state: 20)).run { fixture in
      await fixture.screen.task()
      #expect(throws: NotOnScreen.self) { try fixture.screen.tap("Clear cache") }
      try fixture.screen.perform(ScreenAction(StorageModel.Action.clearCache))
      await fixture.monitor.untilIdle()
      #expect(fixture.screen.screen.toast == nil)
    }
  }

  @Test(arguments: errors)
  func `says why the cache was not cleared and keeps what is known`(error: ServiceError) async throws {
    try await SettingsFixture().run { fixture in
      await fixture.screen.task()
      fixture.storage.failures.error = error
      try fixture.screen.tap("Clear cache")
      await fixture.monitor.untilIdle()
      #expect(fixture.screen.screen.alert?.message == error.message)
      #expect(fixture.screen.screen.toast == nil)
      await fixture.screen.task()
      #expect(fixture.screen.screen.alert?.message == error.message)
      try fixture.screen.tap("OK")
      #expect(fixture.screen.screen.alert == nil)
      #expect(fixture.screen.value(of: "Cache") == "1.5 kB")
      fixture.storage.failures.error = nil
      try fixture.screen.tap("Clear cache")
      await fixture.monitor.untilIdle()
      #expect(fixture.screen.value(of: "Cache") == "0 bytes")
    }
  }

  @Test func `says nothing when clearing was cancelled`() async throws {
    try await SettingsFixture().run { fixture in
      await fixture.screen.task()
      fixture.storage.failures.error = .cancelled
      try fixture.screen.tap("Clear cache")
      await fixture.monitor.untilIdle()
      #expect(fixture.screen.screen.alert == nil && fixture.screen.screen.toast == nil)
      #expect(fixture.screen.value(of: "Cache") == "1.5 kB")
    }
  }

  @Test(
    arguments: [(.storage(message: "Not now."), "The cache was cleared."), (.cancelled, nil)]
      as [(ServiceError, String?)])
  func `can be used again when the cache was cleared but not measured`(
    error: ServiceError, toast: String?
  ) async throws {
    let storage = ScriptedStorage()
    try await SettingsFixture(storage: storage).run { fixture in
      await fixture.screen.task()
      storage.beforeUsage = { () throws(ServiceError) in throw error }
      try fixture.screen.tap("Clear cache")
      await fixture.monitor.untilIdle()
      #expect(fixture.screen.screen.toast?.text == toast)
      storage.beforeUsage = nil
      await fixture.screen.task()
      #expect(fixture.screen.value(of: "Cache") == "0 bytes")
    }
  }

  @Test func `drops a measurement from before the cache was cleared`() async {
    let storage = ScriptedStorage()
    await SettingsFixture(storage: storage).run { fixture in
      await fixture.screen.task()
      storage.beforeUsage = { () throws(ServiceError) in
        storage.beforeUsage = nil
        fixture.screen.take(ScreenAction(StorageModel.Action.clearCache))
        await fixture.monitor.untilIdle()
      }
      await fixture.screen.task()
      #expect(fixture.screen.value(of: "Cache") == "0 bytes")
      #expect(fixture.screen.screen.toast?.text == "Freed 1.5 kB.")
    }
  }
}

/// Storage that measures first and answers after whatever a test lets happen meanwhile.
@MainActor private final class ScriptedStorage: StorageService {
  var beforeUsage: (@MainActor () async throws(ServiceError) -> Void)?
  private var cache: Int64 = 1500

  func usage() async throws(ServiceError) -> StorageUsage {
    let measured = StorageUsage(cache: cache, state: 20)
    try await beforeUsage?()
    return measured
  }

  func clearCache() async throws(ServiceError) { cache = 0 }
}

extension SettingsFixture {
  fileprivate var screen: any ScreenModel { screen(of: .storage) }
}
