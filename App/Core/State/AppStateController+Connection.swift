import Composition
import Observation

extension AppStateController {
  /// While something waits for the server, asks again from time to time whether it can be reached, less and less often,
  /// so that it is sent when the network is back.
  func watchConnection() {
    guard isWaitingForServer, !effects.isRunning("watch") else { return }
    effects.run("watch") { [weak self, clock = services.clock] in
      var delay = Duration.seconds(5)
      while self?.isWaitingForServer == true {
        guard (try? await clock.sleep(for: delay)) != nil else { return }
        await self?.validateSession()
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

  private var isWaitingForServer: Bool {
    guard case .authenticated = state else { return false }
    return connection != .online || services.profile.isPending || services.preferences.syncState != .synced
  }
}
