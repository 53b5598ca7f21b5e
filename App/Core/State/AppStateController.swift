import Analytics
import Composition
import Foundation
import Models
import Observation
import Persistence
import Screens
import Services

/// Moves the app through its states. All moves are made here; everything else asks for what has happened.
@Observable @MainActor
final class AppStateController {
  /// Whether the server was reached the last time it was asked.
  var connection = Connection.online
  /// What the person must be told, each once, the oldest first.
  private(set) var notices: [String] = []
  /// What takes longer than a moment.
  var delay: Delay?
  /// Why the session is being ended, while it is.
  var sessionEnd: SessionEnd?
  /// Who is signed in, or has just signed in and is not through the onboarding yet.
  var user: User?
  @ObservationIgnored let services: AppServices
  /// When the server was last asked for everything and had everything; nil when that isn't known.
  @ObservationIgnored var refreshedAt: Date?
  @ObservationIgnored let effects = Effects()
  /// How far somebody has come in the onboarding.
  @ObservationIgnored var progress: OnboardingProgress?
  @ObservationIgnored var pendingLink = PendingDeepLink()
  /// How much of its scenes a person sees.
  var phases = ScenePhases()
  @ObservationIgnored weak var delegate: (any AppStateDelegate)?
  private var signInRequest: String?
  private let machine: StateMachine<AppState>

  /// The asynchronous work of the controller, at most one of each kind at a time.
  enum Work: Hashable, Sendable {
    /// Asking at the launch whether the session holds.
    case validation
    /// Waiting for the answer to that.
    case patience
    /// Looking whether everything is as it was, because the app became active.
    case activation
    /// Waiting for the server to be there again.
    case connection
    /// Finishing what must not be lost.
    case saving
    /// Storing the session of somebody who has signed in.
    case keeping
    /// Bringing in what is known of whoever has signed in.
    case recalling
    /// Ending the session.
    case ending
    /// Storing how far somebody has come in the onboarding.
    case progress
    /// Waiting until it's worth telling that something takes long.
    case delay
  }

  /// Whether the server can be reached.
  enum Connection: Equatable, Sendable {
    /// It answered the last time.
    case online
    /// It did not; the message says what to do.
    case offline(message: String)
    /// It was asked and has not answered yet; the message says what is shown meanwhile.
    case slow(message: String)
    /// It did, and takes nothing now; the message says until when.
    case busy(message: String)
  }

  /// Makes a controller in the state `loading`.
  ///
  /// - Parameters:
  ///   - services: what the states depend on.
  ///   - onIllegalMove: called, after it was recorded, for a move that is not legal.
  init(services: AppServices, onIllegalMove: @escaping @MainActor (StateMachine<AppState>.Move) -> Void) {
    self.services = services
    let analytics = services.analytics
    machine = StateMachine(initial: .loading, table: AppState.transitions) { move in
      analytics.record(.stateTransition(move))
    } onRefused: { move in
      analytics.record(.invalidStateTransition(move))
      onIllegalMove(move)
    }
    services.progress.onLoad = { [weak self] in self?.progress = $0 }
    observeWaiting()
    observeStoring()
  }

  /// The state that the app is in.
  var state: AppState { machine.state }

  /// Whether somebody is signed in and uses the app.
  var isInUse: Bool {
    guard case .authenticated = state else { return false }
    return !isEnding
  }

  /// Moves to a state if that is legal; see `AppState.transitions`.
  ///
  /// - Returns: whether the move was made.
  @discardableResult
  func transition(to state: AppState) -> Bool {
    machine.transition(to: state)
  }

  /// The person wants the app to try again, after something kept it from going on.
  func retry() {
    transition(to: .loading)
  }

  /// The person has read that their session has ended.
  func signInAgain() {
    transition(to: .unauthenticated)
  }

  /// The person has read the oldest notice.
  func dismissNotice() {
    guard !notices.isEmpty else { return }
    notices.removeFirst()
  }

  /// Tells the person something, once.
  func tell(_ message: String) {
    guard !notices.contains(message) else { return }
    notices.append(message)
  }

  /// Tells the person why they have to sign in, until they have.
  func requestSignIn(_ message: String) {
    signInRequest = message
    tell(message)
  }

  /// The person has signed in.
  func forgetSignInRequest() {
    // One that was not shown yet is still to be read.
    if let signInRequest, notices.first == signInRequest { notices.removeFirst() }
    signInRequest = nil
  }
}

/// What the controller asks of the app that is composed around it.
@MainActor
protocol AppStateDelegate: AnyObject {
  /// Opens a link that belongs to somebody who is signed in.
  func open(_ link: DeepLink) -> Bool
  /// Nobody is signed in any more: forget everything about them.
  func didSignOut()
  /// Nothing is visible: give back what can be made again.
  func releaseResources()
}
