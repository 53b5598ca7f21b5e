import Analytics
import Composition
import Design
import Foundation
import Models
import Observation
import Persistence
import Services

/// Moves the app through its states. All moves are made here; everything else asks for what has happened.
@Observable @MainActor
public final class AppStateController {
  /// Whether the server was reached the last time it was asked.
  public internal(set) var connection = Connection.online
  /// Something that the person must be told once.
  public internal(set) var notice: String?
  /// Who is signed in, or has just signed in and is not through the onboarding yet.
  public internal(set) var user: User?
  @ObservationIgnored let services: AppServices
  @ObservationIgnored let effects = Effects()
  @ObservationIgnored var pendingLink = PendingDeepLink()
  @ObservationIgnored var phases = ScenePhases()
  @ObservationIgnored weak var delegate: (any AppStateDelegate)?
  private let machine: StateMachine<AppState>

  /// Whether the server can be reached.
  public enum Connection: Equatable, Sendable {
    /// It answered the last time.
    case online
    /// It did not; the message says what to do.
    case offline(message: String)
  }

  /// Makes a controller in the state `loading`.
  ///
  /// - Parameters:
  ///   - services: what the states depend on.
  ///   - onIllegalMove: called, after it was recorded, for a move that is not legal. By default it traps in debug builds.
  init(services: AppServices, onIllegalMove: @escaping @MainActor (StateMachine<AppState>.Move) -> Void) {
    self.services = services
    let analytics = services.analytics
    machine = StateMachine(initial: .loading, table: AppState.transitions) { move in
      analytics.record(.stateTransition(move))
    } onRefused: { move in
      analytics.record(.invalidStateTransition(move))
      onIllegalMove(move)
    }
  }

  /// The state that the app is in.
  public var state: AppState { machine.state }

  /// Moves to a state if that is legal; see `AppState.transitions`.
  ///
  /// - Returns: whether the move was made.
  @discardableResult
  public func transition(to state: AppState) -> Bool {
    machine.transition(to: state)
  }

  /// The person has read the notice.
  func dismissNotice() {
    notice = nil
  }

  /// Tells the person something, once.
  func tell(_ message: String) {
    notice = message
  }
}

/// What the controller asks of the app that is composed around it.
@MainActor
protocol AppStateDelegate: AnyObject {
  /// Opens a link that belongs to somebody who is signed in.
  func open(_ url: URL) -> Bool
  /// The server has sent the person's record anew.
  func didRefresh(_ user: User)
  /// Nobody is signed in any more: forget everything about them.
  func didSignOut()
  /// Nothing is visible: give back what can be made again.
  func releaseResources()
}
