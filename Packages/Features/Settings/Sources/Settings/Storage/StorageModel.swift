import Analytics
import Composition
import Observation
import Screens
import Services

@Observable @MainActor
final class StorageModel: ScreenModel {
  enum Action: Equatable, Sendable {
    case loadAgain
    case clearCache
    case acknowledge
  }

  private enum Stage: Equatable {
    case loading
    case notLoaded(message: String)
    case loaded(StorageUsage)
    case clearing(StorageUsage)
    case notCleared(StorageUsage, message: String)
  }

  private var stage = Stage.loading
  @ObservationIgnored private let service: any StorageService
  @ObservationIgnored private let analytics: AnalyticsClient
  @ObservationIgnored private let effects = Effects()
  private let toasts: ToastPresenter

  init(service: any StorageService, analytics: AnalyticsClient, clock: any Clock<Duration>) {
    self.service = service
    self.analytics = analytics
    toasts = ToastPresenter(clock: clock)
  }

  var screen: Screen {
    Screen(
      id: SettingsPlace.storage.screenID, title: SettingsPlace.storage.title, content: content, alert: alert,
      toast: toasts.toast)
  }

  func send(_ action: Action) {
    switch (action, stage) {
    case (.loadAgain, .notLoaded):
      stage = .loading
      effects.run("load") { [weak self] in await self?.load() }
    case (.clearCache, .loaded(let usage)) where usage.cache > 0:
      stage = .clearing(usage)
      effects.run("clear") { [weak self] in await self?.clear(usage) }
    case (.acknowledge, .notCleared(let usage, _)): stage = .loaded(usage)
    default: break
    }
  }

  func task() async {
    switch stage {
    case .loading, .loaded: await load()
    case .notLoaded:
      stage = .loading
      await load()
    case .clearing, .notCleared: break
    }
  }

  /// Measures; a result that comes when something else has happened meanwhile is out of date and dropped.
  private func load() async {
    let before = stage
    do throws(ServiceError) {
      let usage = try await service.usage()
      guard stage == before else { return }
      stage = .loaded(usage)
    } catch {
      guard error != .cancelled, stage == before else { return }
      stage = .notLoaded(message: error.message)
    }
  }

  private func clear(_ before: StorageUsage) async {
    do throws(ServiceError) {
      try await service.clearCache()
    } catch {
      stage = error == .cancelled ? .loaded(before) : .notCleared(before, message: error.message)
      return
    }
    analytics.record(.cacheCleared)
    await load()
    switch stage {
    case .loaded(let after): toasts.show("Freed \(ByteCount(before.cache - after.cache)).")
    case .clearing: stage = .loading
    default: toasts.show("The cache was cleared.")
    }
  }
}

extension StorageModel {
  private var content: Screen.Content {
    switch stage {
    case .loading: .loading(Progress("Measuring what is kept…"))
    case .notLoaded(let message):
      .error(
        Notice(
          "Storage could not be measured", message: message,
          buttons: [Button("Try again", role: .primary, action: Action.loadAgain)]))
    case .loaded(let usage), .notCleared(let usage, _): .sections(sections(usage, isClearing: false))
    case .clearing(let usage): .sections(sections(usage, isClearing: true))
    }
  }

  private var alert: Alert? {
    guard case .notCleared(_, let message) = stage else { return nil }
    return Alert(
      "The cache was not cleared", message: message,
      buttons: [Button("OK", role: .cancel, action: Action.acknowledge)])
  }

  @SectionsBuilder private func sections(_ usage: StorageUsage, isClearing: Bool) -> [Section] {
    Section(
      footer: """
        What is in the cache comes again from the server, except for the log of the analytics that you share. \
        1 kB is 1,000 bytes.
        """
    ) {
      Row("Cache", value: "\(ByteCount(usage.cache))")
      Row("Data", value: "\(ByteCount(usage.state))")
    }
    Section {
      Button("Clear cache", isEnabled: usage.cache > 0 && !isClearing, action: Action.clearCache)
      if isClearing { Progress("Clearing the cache…") }
    }
  }
}
