/// How a flow went.
public struct FlowResult: Sendable {
  /// The name of the flow.
  let name: String
  /// The screens that were kept.
  public let snapshots: [FlowSnapshot]
  /// The steps that were done; the last one may have failed.
  let steps: [FlowStepResult]
  /// Why there are no steps; nil when the flow was run.
  let obstacle: Obstacle?

  enum Obstacle: Equatable, Sendable {
    case failed(String)
    case skipped(String)

    var reason: String {
      switch self {
      case .failed(let reason), .skipped(let reason): reason
      }
    }
  }

  /// The result of a flow that could not be started, for example because its script has a mistake.
  ///
  /// - Parameters:
  ///   - name: the name of the flow.
  ///   - failure: why it could not be started.
  public init(name: String, failure: String) {
    self.init(name: name, steps: [], snapshots: [], obstacle: .failed(failure.harmless))
  }

  /// The result of a flow that was left out.
  ///
  /// - Parameters:
  ///   - name: the name of the flow.
  ///   - reason: why it was left out.
  public init(name: String, skippedBecause reason: String) {
    self.init(name: name, steps: [], snapshots: [], obstacle: .skipped(reason.harmless))
  }

  init(name: String, steps: [FlowStepResult], snapshots: [FlowSnapshot], obstacle: Obstacle? = nil) {
    self.name = name
    self.steps = steps
    self.snapshots = snapshots
    self.obstacle = obstacle
  }

  /// The step that failed, if any.
  public var failedStep: FlowStepResult? { steps.last.flatMap { $0.failure == nil ? nil : $0 } }
  /// Whether every step was done.
  public var hasPassed: Bool { failedStep == nil && obstacle == nil }
  var wasSkipped: Bool { if case .skipped = obstacle { true } else { false } }
  /// How long the flow took in real time.
  var duration: Duration { steps.reduce(.zero) { $0 + $1.duration } }
}

/// How a step went.
public struct FlowStepResult: Sendable {
  /// The line of the script, from 1.
  let line: Int
  /// The step in words of the script, with long texts shortened, and bullets for what is typed unless it is known to
  /// be no password.
  let text: String
  /// How long it took in real time.
  let duration: Duration
  /// Why it failed; nil when it didn't.
  let failure: FlowFailure?
}

/// Why a step failed.
struct FlowFailure: Error, Equatable, Sendable {
  /// What was not as it should be.
  let message: String
  /// What was on the screen.
  let screen: [String]

  init(_ message: String, screen: [String]) {
    self.message = message.harmless
    self.screen = screen
  }
}

/// A screen that a flow kept, as text.
public struct FlowSnapshot: Equatable, Sendable {
  /// The name that the flow gave it; no two of a flow have the same, also where case does not count.
  public let name: String
  /// What a person could read, in reading order.
  public let lines: [String]
}
