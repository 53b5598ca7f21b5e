#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An event as sinks get it: redacted, and with its time.
public struct RecordedEvent: Hashable, Sendable, Encodable {
  /// When it was recorded.
  public let date: Date
  /// What happened.
  public let name: String
  /// What else is known about it.
  public let properties: [String: AnalyticsValue]

  /// The event is redacted here, so that there is no way to make one that isn't.
  init(_ event: AnalyticsEvent, at date: Date) {
    let event = Redactor.redact(event)
    self.date = date
    name = event.name
    properties = event.properties
  }
}
