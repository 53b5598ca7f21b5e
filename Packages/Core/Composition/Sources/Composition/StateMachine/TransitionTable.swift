/// The legal moves between kinds of states, declared in one place: the state machine obeys it, the tests walk it
/// and the diagram is drawn from it.
///
/// A kind is a state without its payload, for example `authenticated` for any user.
public struct TransitionTable<Kind: Hashable & Sendable & CaseIterable>: Sendable {
  private let targets: [Kind: [Kind]]

  /// Declares the table.
  ///
  /// - Parameter targets: for each kind, the kinds that may follow it. A kind that is left out has no way on.
  public init(_ targets: [Kind: [Kind]]) {
    self.targets = targets
  }

  /// Whether a state of one kind may be followed by a state of another.
  func allows(_ source: Kind, to target: Kind) -> Bool {
    targets[source, default: []].contains(target)
  }

  /// The legal moves, in the order of the kinds.
  private var moves: [(source: Kind, target: Kind)] {
    Kind.allCases.flatMap { source in
      Kind.allCases.compactMap { target in allows(source, to: target) ? (source, target) : nil }
    }
  }

  /// The table as a Mermaid `stateDiagram-v2`.
  ///
  /// - Parameter initial: the kind that the machine starts in.
  public func mermaid(initial: Kind) -> String {
    let arrows = moves.map { "  \($0.source) --> \($0.target)" }
    return (["stateDiagram-v2", "  [*] --> \(initial)"] + arrows).joined(separator: "\n") + "\n"
  }
}
