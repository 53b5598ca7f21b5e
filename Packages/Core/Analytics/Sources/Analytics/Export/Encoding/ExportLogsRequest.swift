/// The body of an export: `ExportLogsServiceRequest` of `opentelemetry/proto/collector/logs/v1/logs_service.proto`.
///
/// The names of the properties are those of OTLP's JSON mapping (OpenTelemetry Protocol, “JSON Protobuf Encoding”).
struct ExportLogsRequest: Codable, Equatable {
  struct ResourceLogs: Codable, Equatable {
    var resource: Resource
    var scopeLogs: [ScopeLogs]
  }

  struct ScopeLogs: Codable, Equatable {
    var scope: Scope
    var logRecords: [LogRecord]
  }

  var resourceLogs: [ResourceLogs]

  init(_ records: [LogRecord], from origin: EventOrigin) {
    let logs = ScopeLogs(scope: origin.scope, logRecords: records)
    resourceLogs = [ResourceLogs(resource: origin.resource, scopeLogs: [logs])]
  }

  var recordCount: Int {
    resourceLogs.reduce(0) { $0 + $1.scopeLogs.reduce(0) { $0 + $1.logRecords.count } }
  }
}
