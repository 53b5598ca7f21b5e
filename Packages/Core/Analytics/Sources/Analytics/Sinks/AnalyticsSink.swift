/// Where recorded events go.
///
/// A client calls its sinks one call at a time, on whatever thread records, and waits for them: they must not wait for
/// anything themselves (see `QueuedSink`), and must not record events.
public protocol AnalyticsSink: Sendable {
  /// Takes an event.
  ///
  /// - Parameter event: what happened, already redacted.
  func receive(_ event: RecordedEvent)

  /// Gets rid of every event that is still held, because consent was withdrawn.
  func discard()
}
