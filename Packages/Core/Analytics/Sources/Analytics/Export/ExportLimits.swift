/// How much is sent at once, and how much is kept until it can be sent.
public struct ExportLimits: Sendable, Equatable {
  /// How many events a batch may have, at least 1.
  public var batchEvents = 512
  /// How many bytes the events of a batch may have; a larger event is lost.
  public var batchBytes = 256 * 1024
  /// How long an event waits for others, at most, when the receiver can be had.
  public var batchDelay = Duration.seconds(5)
  /// How many bytes all batches may have on the disc; beyond that the oldest go.
  public var totalBytes = 4 * 1024 * 1024
  /// How old a batch may become; then it goes.
  public var age = Duration.seconds(7 * 24 * 60 * 60)

  /// The usual limits.
  public init() {}
}
