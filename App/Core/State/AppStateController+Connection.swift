import Composition
import Observation
import Services

extension AppStateController {
  /// While the app is used and something waits for the server, asks again from time to time whether it can be reached,
  /// less and less often, so that it is sent when the network is back.
  func watchConnection() {
    guard isWaitingForServer, !effects.isRunning(Work.connection) else { return }
    effects.run(Work.connection) { [weak self, clock = services.time.clock] in
      var delay = Duration.seconds(5)
      while self?.isWaitingForServer == true {
        guard (try? await clock.sleep(for: delay)) != nil, await self?.waitOutPause() == true else { return }
        guard self?.isWaitingForServer == true else { return }
        await self?.validateSession()
        guard !Task.isCancelled else { return }
        await self?.refreshIfNeeded()
        delay = min(delay * 2, .seconds(300))
      }
    }
  }

  /// Watches the connection whenever something begins to wait for it.
  func observeWaiting() {
    withObservationTracking {
      _ = isWaitingForServer
    } onChange: { [weak self] in
      Effects.hop {
        self?.watchConnection()
        self?.observeWaiting()
      }
    }
  }

  /// Returns when the server doesn't want to be left alone any more. What nobody has asked for waits for that.
  ///
  /// - Returns: whether the task wasn't cancelled meanwhile.
  func waitOutPause() async -> Bool {
    while case let pause = services.requestedPause(), pause > .zero {
      guard (try? await services.time.clock.sleep(for: pause)) != nil else { return false }
    }
    return !Task.isCancelled
  }

  /// What an error of asking the server says about it.
  func connection(after error: ServiceError) -> Connection {
    let reason: String
    switch error {
    case .busy: reason = "The server is busy"
    case .maintenance: reason = "The server is down for maintenance"
    case .networkTrouble, .invalid, .storage, .refused, .cancelled: return .offline(message: error.message)
    }
    let pause = services.requestedPause()
    guard pause > .zero else { return .busy(message: error.message) }
    let (now, seconds) = (services.time.now(), pause / .seconds(1))
    let end = Moment.text(now.addingTimeInterval(seconds), seenFrom: now)
    return .busy(message: "\(reason) and asks to wait until \(end). Trellis asks again then.")
  }

  /// Whether asking the server again may bring something. What waits for the person doesn't wait for the server.
  var isWaitingForServer: Bool {
    guard isInUse, phases.aggregate == .active else { return false }
    return connection != .online || services.profile.waitsForServer || services.preferences.hasUnsentChanges
  }
}
