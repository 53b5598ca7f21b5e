/// Keeps events on a disc. Its calls wait for that, and are made one at a time; a `QueuedSink` makes them for a client.
public protocol DurableSink: Sendable {
  /// How many events could not be kept.
  var lostEvents: Int { get }

  /// Takes an event, or counts it as lost.
  ///
  /// - Parameter event: what happened, already redacted.
  func receive(_ event: RecordedEvent)

  /// Gets rid of every event that is still held, because consent was withdrawn.
  ///
  /// - Throws: when something is still there afterwards.
  func discard() throws
}
