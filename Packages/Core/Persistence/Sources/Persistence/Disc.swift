/// What stores and databases keep their files on, as whoever composes them wants to watch it or to slow it down.
public struct Disc: Sendable {
  /// What is about to be done.
  public enum Access: Sendable {
    /// Files are read or listed.
    case read
    /// Files are written, synced, renamed or removed.
    case write
  }

  let willAccess: @Sendable (Access) -> Void

  /// Makes a disc.
  ///
  /// - Parameter willAccess: called before every access, on the thread that then waits for the disc. Whatever time it
  ///   takes, the access takes longer.
  public init(willAccess: @escaping @Sendable (Access) -> Void = { _ in }) {
    self.willAccess = willAccess
  }

  /// A disc that must be used on the queue of a `QueueExecutor`, which debug builds make sure of: not on the main actor,
  /// and on no thread that other tasks need.
  public static let background = Disc { _ in
    assert(QueueExecutor.isCurrent, "a disc is used where others wait")
  }
}
