import Observation

/// A state whose kind decides which states may follow it.
public protocol MachineState: Equatable, Sendable {
  /// The state without its payload.
  associatedtype Kind: Hashable & Sendable & CaseIterable
  /// Which kind this state is of.
  var kind: Kind { get }
}

/// A state machine that makes only the moves of its table. The current state is observable; every move, accepted
/// or refused, is told to a hook.
@Observable @MainActor
public final class StateMachine<State: MachineState> {
  /// Where the machine is.
  public private(set) var state: State
  @ObservationIgnored private let table: TransitionTable<State.Kind>
  @ObservationIgnored private let onAccepted: @MainActor (Move) -> Void
  @ObservationIgnored private let onRefused: @MainActor (Move) -> Void

  /// A move from one state to another.
  public struct Move: Equatable, Sendable {
    /// The state before the move.
    public let source: State
    /// The state that the move leads to.
    public let target: State
  }

  /// Makes a machine.
  ///
  /// - Parameters:
  ///   - initial: where the machine starts.
  ///   - table: the legal moves.
  ///   - onAccepted: told of every move that was made, after it.
  ///   - onRefused: told of every move that was not legal; the state is unchanged.
  public init(
    initial: State, table: TransitionTable<State.Kind>,
    onAccepted: @escaping @MainActor (Move) -> Void = { _ in },
    onRefused: @escaping @MainActor (Move) -> Void = { _ in }
  ) {
    state = initial
    self.table = table
    self.onAccepted = onAccepted
    self.onRefused = onRefused
  }

  /// Moves to a state if the table allows it.
  ///
  /// - Returns: whether the move was made.
  @discardableResult
  public func transition(to target: State) -> Bool {
    let move = Move(source: state, target: target)
    guard table.allows(state.kind, to: target.kind) else {
      onRefused(move)
      return false
    }
    state = target
    onAccepted(move)
    return true
  }
}
