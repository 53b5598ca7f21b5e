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
    switch appPhase {
    case .active: reconnect()
    case .inactive:
      effects.cancel("watch")
      effects.run("inactive") { [weak self] in await self?.prepareForBackground() }
    case .background: releaseResources()
    }
  }

  /// Validates the session and refreshes what is stale.
  func reconnect() {
    effects.run("active") { [weak self] in
      await self?.validateSession()
      await self?.refreshIfNeeded()
      self?.watchConnection()
    }
  }

  /// Brings in what other devices may have changed, and sends what the server has not got yet.
  func refreshIfNeeded() async {
    guard case .authenticated = state, connection == .online else { return }
    await services.profile.refresh()
    await services.preferences.refresh()
  }

  /// Finishes saving what the person has changed, since the app may be ended soon.
  func prepareForBackground() async {
    await services.profile.finishSaving()
    await services.preferences.finishSaving()
  }

  /// Gives back what can be made again when it is needed.
  func releaseResources() {
    delegate?.releaseResources()
  }
}
