extension FlowCommand {
  /// Whether an app that is not running is started for the step.
  var needsRunningApp: Bool {
    switch self {
    case .relaunch, .kill, .network, .wait: false
    case .tap, .type, .choose, .toggle, .back, .open, .phase, .expect, .expectNot, .expectState, .snapshot:
      true
    }
  }
}
