/// What became of the events since the sink was made.
public struct ExportCounts: Sendable, Equatable {
  /// Events that the receiver has.
  public internal(set) var sent = 0
  /// Events that the receiver refused while it took others of the same batch.
  public internal(set) var rejected = 0
  /// Events of batches that the receiver refused for good.
  public internal(set) var dropped = 0
  /// Events that went because there were too many, or because they were too old.
  public internal(set) var expired = 0
  /// Events that could not be written to the disc, or not be read from it.
  public internal(set) var lost = 0

  /// Makes counts of nothing.
  public init() {}
}
