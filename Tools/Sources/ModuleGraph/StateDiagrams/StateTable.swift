import SwiftSources

/// The legal moves of a state machine, as a source file says them.
struct StateTable: Sendable, Equatable {
  /// The declaration: `AppState.transitions`.
  let symbol: String
  let path: String
  let line: Int
  /// The names by which the type of the states may be found, the likeliest first.
  let stateTypes: [String]
  let rules: [StateRule]
}

/// Where a machine starts: `StateMachine(initial: .loading, table: AppState.transitions)`, or a property
/// `var state: AppState = .loading`.
struct InitialState: Sendable, Equatable {
  /// The table's declaration, or the name of the type.
  let owner: String
  let state: String
}
