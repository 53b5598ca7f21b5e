/// An event as `LogRecord` of `opentelemetry/proto/logs/v1/logs.proto`.
struct LogRecord: Codable, Equatable {
  var timeUnixNano: UnixNanoseconds
  var observedTimeUnixNano: UnixNanoseconds
  var severityNumber: Int
  var eventName: String
  var attributes: [Attribute]

  /// - Parameter id: tells receivers that a record which came twice is one (semantic conventions, “General logs
  ///   attributes”): when an acknowledgement gets lost, the batch is sent again.
  init(_ event: RecordedEvent, id: String) {
    timeUnixNano = UnixNanoseconds(event.date)
    observedTimeUnixNano = timeUnixNano
    severityNumber = Self.information
    eventName = event.name
    let properties = event.properties.filter { $0.key != Self.idKey }.sorted { $0.key < $1.key }
    attributes = properties.map(Attribute.init) + [Attribute(key: Self.idKey, value: .string(id))]
  }

  /// `SEVERITY_NUMBER_INFO`.
  private static let information = 9
  private static let idKey = "log.record.uid"
}
