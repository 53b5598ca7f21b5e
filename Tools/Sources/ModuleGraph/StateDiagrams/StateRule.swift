/// One line of what a table or a function says about moves; the first that matches counts.
struct StateRule: Sendable, Equatable {
  let source: StatePattern
  let target: StatePattern
  let isLegal: Bool
  /// Whether something else must hold, too.
  var isConditional = false
}
