/// How a flow went.
public struct FlowResult: Sendable {
  /// The name of the flow.
  public let name: String
  /// The steps that were done; the last one may have failed.
  public let steps: [FlowStepResult]
  /// The screens that were kept.
  public let snapshots: [FlowSnapshot]

  /// The result of a flow that could not be run at all, for example because its script has a mistake.
  ///
  /// - Parameters:
  ///   - name: the name of the flow.
  ///   - failure: why it could not be run.
  public init(name: String, failure: String) {
    let step = FlowStep(line: 1, text: "read the flow", command: .expect(name))
    self.init(
      name: name,
      steps: [FlowStepResult(step: step, duration: .zero, failure: FlowFailure(failure, screen: []))],
      snapshots: [])
  }

  init(name: String, steps: [FlowStepResult], snapshots: [FlowSnapshot]) {
    self.name = name
    self.steps = steps
    self.snapshots = snapshots
  }

  /// The step that failed, if any.
  public var failedStep: FlowStepResult? { steps.last.flatMap { $0.failure == nil ? nil : $0 } }
  /// How long the flow took in real time.
  public var duration: Duration { steps.reduce(.zero) { $0 + $1.duration } }
}

/// How a step went.
public struct FlowStepResult: Sendable {
  /// The step.
  public let step: FlowStep
  /// How long it took in real time.
  public let duration: Duration
  /// Why it failed; nil when it didn't.
  public let failure: FlowFailure?
}

/// Why a step failed.
public struct FlowFailure: Error, Equatable, Sendable {
  /// What was not as it should be.
  public let message: String
  /// What was on the screen.
  public let screen: [String]

  init(_ message: String, screen: [String]) {
    self.message = message.harmless
    self.screen = screen
  }
}

/// A screen that a flow kept, as text.
public struct FlowSnapshot: Equatable, Sendable {
  /// The name that the flow gave it.
  public let name: String
  /// What a person could read, in reading order.
  public let lines: [String]
}
