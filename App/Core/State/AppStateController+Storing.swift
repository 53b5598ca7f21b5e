import Composition
import Observation

extension AppStateController {
  /// What may take long on a slow disc, and then has to be told.
  enum Delay: String, Equatable, Sendable {
    /// What the person has changed is not on this device yet.
    case saving = "Saving on this device…"
    /// The session is not off this device yet.
    case signingOut = "Signing out…"
  }

  /// Returns when everything that the person has changed is on this device, or what they have taken off it isn't there any
  /// more.
  ///
  /// - Returns: what could not be stored, in words for the person.
  func finishStoring() async -> [String] {
    await effects.wait(for: Work.ending)
    await effects.wait(for: Work.keeping)
    let failures = [
      ("Your profile", await services.profile.finishStoring()),
      ("Your settings", await services.preferences.finishStoring()),
      ("How far you have come", await services.progress.finish()),
    ]
    return failures.compactMap { content, error in
      error.map { "\(content) could not be saved on this device. \($0.message)" }
    }
  }

  /// Tells of storing that takes long, whenever something begins to be stored.
  func observeStoring() {
    let isStoring = withObservationTracking {
      services.profile.isStoring || services.preferences.isStoring || services.progress.isWriting
    } onChange: { [weak self] in
      Effects.hop { self?.observeStoring() }
    }
    guard !isEnding else { return }
    if isStoring { tellDelay(.saving) } else { endDelay() }
  }

  /// Tells of something that has just begun if it takes longer than a moment.
  func tellDelay(_ delay: Delay) {
    guard self.delay != delay, delay != .saving || !effects.isRunning(Work.delay) else { return }
    effects.run(Work.delay) { [weak self, clock = services.time.clock] in
      guard (try? await clock.sleep(for: .seconds(1))) != nil else { return }
      self?.delay = delay
    }
  }

  /// It is done.
  func endDelay() {
    effects.cancel(Work.delay)
    delay = nil
  }
}
