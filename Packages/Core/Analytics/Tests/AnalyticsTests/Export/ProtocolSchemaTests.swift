import Foundation
import NetworkingTestSupport
import TestSupport
import Testing

@testable import Analytics

/// Needs the Python package `opentelemetry-proto`, for the interpreter that `PYTHON` names or `python3`.
@Suite(.bounded) struct `OpenTelemetry's own schema` {
  private static let reading = """
    import sys
    from google.protobuf.json_format import Parse
    from opentelemetry.proto.collector.logs.v1.logs_service_pb2 import ExportLogsServiceRequest
    request = Parse(sys.stdin.buffer.read(), ExportLogsServiceRequest(), ignore_unknown_fields=False)
    for resource in request.resource_logs:
      for scope in resource.scope_logs:
        for record in scope.log_records:
          kinds = [a.key + "=" + a.value.WhichOneof("value") for a in record.attributes]
          print(record.event_name, record.time_unix_nano, record.severity_number, *kinds)
    """

  private static func python(_ script: String, input: Data = Data()) async throws -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [ProcessInfo.processInfo.environment["PYTHON"] ?? "python3", "-c", script]
    let (stdin, stdout) = (Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = FileHandle.nullDevice
    let status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
        // Both fit into a pipe, so nobody waits for the other.
        try stdin.fileHandleForWriting.write(contentsOf: input)
        try stdin.fileHandleForWriting.close()
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
    guard status == 0 else { return nil }
    return String(decoding: stdout.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  @Test(
    .enabled("the Python package opentelemetry-proto isn't installed") {
      try await python("import opentelemetry.proto.collector.logs.v1.logs_service_pb2") != nil
    })
  func `knows every field of an export`() async throws {
    let fixture = try ExportFixture()
    let transport = ScriptedTransport.willing
    let sink = try fixture.sink(transport)
    let properties: [String: AnalyticsValue] = [
      "text": "a\n\"ü\"", "whole": .integer(.min), "real": 0.5, "none": .double(.nan), "yes": true,
    ]
    try await sink.running {
      sink.receive(RecordedEvent(AnalyticsEvent("ProfileEdited", properties), at: fixture.now))
      await sink.flush()
    }
    let body = try #require(transport.requests.first?.body)
    #expect(
      try await Self.python(Self.reading, input: body) == """
        ProfileEdited 1764487740250000000 9 none=double_value real=double_value text=string_value \
        whole=int_value yes=bool_value log.record.uid=string_value

        """)
  }
}
