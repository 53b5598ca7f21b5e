extension FlowCommand {
  /// Whether there must be an app for the step.
  var needsApp: Bool {
    switch self {
    case .relaunch, .kill, .network, .wait: false
    case .tap, .type, .choose, .toggle, .back, .open, .phase, .expect, .expectNot, .expectState, .snapshot:
      true
    }
  }
}
