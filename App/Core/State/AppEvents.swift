import Analytics
import Composition

extension AnalyticsEvent {
  /// The app moved from one state to another.
  static func stateTransition(_ move: StateMachine<AppState>.Move) -> AnalyticsEvent {
    AnalyticsEvent("StateTransition", move.properties)
  }

  /// A move was asked for that is not legal; the state is unchanged.
  static func invalidStateTransition(_ move: StateMachine<AppState>.Move) -> AnalyticsEvent {
    AnalyticsEvent("InvalidStateTransition", move.properties)
  }
}

extension StateMachine.Move where State == AppState {
  fileprivate var properties: [String: AnalyticsValue] {
    ["from": .string("\(source)"), "to": .string("\(target)")]
  }
}
