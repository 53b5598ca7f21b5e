import Composition
import Observation

extension AppStateController {
  /// While the app is used and something waits for the server, asks again from time to time whether it can be reached,
  /// less and less often, so that it is sent when the network is back.
  func watchConnection() {
    guard isWaitingForServer, !effects.isRunning(Work.connection) else { return }
    effects.run(Work.connection) { [weak self, clock = services.time.clock] in
      var delay = Duration.seconds(5)
      while self?.isWaitingForServer == true {
        guard (try? await clock.sleep(for: delay)) != nil, self?.isWaitingForServer == true else { return }
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

  /// Whether asking the server again may bring something. What waits for the person doesn't wait for the server.
  var isWaitingForServer: Bool {
    guard isInUse, phases.aggregate == .active else { return false }
    return connection != .online || services.profile.waitsForServer || services.preferences.hasUnsentChanges
  }
}
