import Composition
import Foundation

extension AppStateController {
  /// Takes the phase of a scene over and does what the new phase of the whole app asks for.
  ///
  /// - Parameters:
  ///   - phase: the scene's phase.
  ///   - scene: the scene's id.
  func enter(_ phase: ScenePhase, scene: String) {
    guard let appPhase = phases.update(phase, of: scene) else { return }
    guard appPhase != .active else { return reconnect(afterPause: true) }
    // An app that is not used asks the server nothing and moves nowhere.
    effects.cancel(Work.activation)
    effects.cancel(Work.connection)
    effects.run(Work.saving) { [weak self] in await self?.prepareForBackground() }
    if appPhase == .background { releaseResources() }
  }

  /// Validates the session and refreshes what is stale.
  ///
  /// - Parameter afterPause: whether the server is left alone for as long as it wants. A person may ask at once.
  func reconnect(afterPause: Bool = false) {
    effects.run(Work.activation) { [weak self] in
      if afterPause { guard await self?.waitOutPause() == true else { return } }
      await self?.validateSession()
      guard !Task.isCancelled else { return }
      await self?.refreshIfNeeded()
      self?.watchConnection()
    }
  }

  /// Brings in what other devices may have changed, and sends what the server has not got yet, unless both has just been
  /// done.
  func refreshIfNeeded() async {
    guard isInUse, isStale else { return }
    let asked = services.time.now()
    // Without a network it finds out how old is what it shows.
    let isProfileCurrent = await services.profile.refresh()
    guard isInUse, !Task.isCancelled, connection == .online else { return }
    let arePreferencesCurrent = await services.preferences.refresh()
    guard isInUse, !Task.isCancelled, isProfileCurrent, arePreferencesCurrent, !isWaitingForServer else {
      return
    }
    refreshedAt = asked
  }

  /// Finishes saving what the person has changed, since the app may be ended soon.
  func prepareForBackground() async {
    await effects.wait(for: Work.ending)
    await effects.wait(for: Work.keeping)
    await services.profile.finishSaving()
    await services.preferences.finishSaving()
    _ = await services.progress.finish()
  }

  /// Gives back what can be made again when it is needed.
  func releaseResources() {
    delegate?.releaseResources()
  }

  private var isStale: Bool {
    guard let refreshedAt, !isWaitingForServer else { return true }
    return !(0..<Self.freshness).contains(services.time.now().timeIntervalSince(refreshedAt))
  }

  /// For how long what the server has told counts as the present state, in seconds.
  static let freshness: TimeInterval = 30
}
