/// Something that happened in the app.
///
/// A feature declares its events as typed factories, so that no name or property is spelled twice:
///
///     extension AnalyticsEvent {
///       static func profileEdited(fields: Int) -> AnalyticsEvent {
///         AnalyticsEvent("ProfileEdited", ["fields": .integer(fields)])
///       }
///     }
public struct AnalyticsEvent: Hashable, Sendable {
  /// What happened.
  public let name: String
  /// What else is known about it.
  public let properties: [String: AnalyticsValue]

  /// Makes an event.
  ///
  /// - Parameters:
  ///   - name: what happened.
  ///   - properties: what else is known about it.
  public init(_ name: String, _ properties: [String: AnalyticsValue] = [:]) {
    self.name = name
    self.properties = properties
  }
}
