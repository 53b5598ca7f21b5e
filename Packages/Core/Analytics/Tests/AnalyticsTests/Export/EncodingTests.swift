import Foundation
import Testing

@testable import Analytics

@Suite struct `A log record` {
  private func line(_ name: String, _ properties: [String: AnalyticsValue], at date: Date) throws -> String {
    let event = RecordedEvent(AnalyticsEvent(name, properties), at: date)
    return String(decoding: try JSONEncoder.forOTLP.encode(LogRecord(event, id: "ID")), as: UTF8.self)
  }

  @Test func `has the names and the types of OTLP's JSON`() throws {
    #expect(
      try line("ProfileEdited", ["fields": 2, "first": true], at: ExportFixture.start) == """
        {"attributes":[{"key":"fields","value":{"intValue":"2"}},{"key":"first","value":{"boolValue":true}},\
        {"key":"log.record.uid","value":{"stringValue":"ID"}}],\
        "eventName":"ProfileEdited","observedTimeUnixNano":"1764487740250000000","severityNumber":9,\
        "timeUnixNano":"1764487740250000000"}
        """)
  }

  private static let values: [(AnalyticsValue, String)] = [
    ("", #"{"stringValue":""}"#),
    ("a\nb/\"ü\"", #"{"stringValue":"a\nb/\"ü\""}"#),
    (0, #"{"intValue":"0"}"#),
    (.integer(.max), #"{"intValue":"9223372036854775807"}"#),
    (.integer(.min), #"{"intValue":"-9223372036854775808"}"#),
    (0.5, #"{"doubleValue":0.5}"#),
    (.double(-1e300), #"{"doubleValue":-1e+300}"#),
    (.double(.nan), #"{"doubleValue":"NaN"}"#),
    (.double(.infinity), #"{"doubleValue":"Infinity"}"#),
    (.double(-.infinity), #"{"doubleValue":"-Infinity"}"#),
    (true, #"{"boolValue":true}"#),
    (false, #"{"boolValue":false}"#),
  ]

  @Test(arguments: values)
  func `says which kind of value an attribute has`(value: AnalyticsValue, json: String) throws {
    let attribute = Attribute(key: "k", value: value)
    let data = try JSONEncoder.forOTLP.encode(attribute)
    #expect(String(decoding: data, as: UTF8.self) == #"{"key":"k","value":\#(json)}"#)
    let decoded = try JSONDecoder.forOTLP.decode(Attribute.self, from: data)
    #expect(try JSONEncoder.forOTLP.encode(decoded) == data)
  }

  @Test(arguments: [
    (0, "0"),
    (0.000_001, "1000"),
    (1_764_487_740.123, "1764487740123000000"),
    (1_764_487_740.999_999_9, "1764487741000000000"),
    (18_446_744_072, "18446744072000000000"),
    (18_446_744_073, "0"),
    (-1, "0"),
    (.infinity, "0"),
    (.nan, "0"),
  ])
  func `has its time as a string of nanoseconds, zero when it can't be told`(
    seconds: Double, text: String
  ) throws {
    #expect(
      try line("E", [:], at: Date(timeIntervalSince1970: seconds)).contains(#""timeUnixNano":"\#(text)""#))
  }

  @Test func `has an id of its own, whatever the event says`() throws {
    let line = try line("E", ["log.record.uid": "mine"], at: ExportFixture.start)
    #expect(line.contains("ID") && !line.contains("mine"))
  }
}

@Suite struct `An export` {
  @Test func `is one resource with one scope and its records`() throws {
    let origin = EventOrigin(service: "trellis", version: "1.2")
    let record = LogRecord(RecordedEvent(AnalyticsEvent("E"), at: ExportFixture.start), id: "ID")
    let request = ExportLogsRequest([record, record], from: origin)
    let recordText = String(decoding: try JSONEncoder.forOTLP.encode(record), as: UTF8.self)
    #expect(
      String(decoding: try JSONEncoder.forOTLP.encode(request), as: UTF8.self) == """
        {"resourceLogs":[{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"trellis"}},\
        {"key":"service.version","value":{"stringValue":"1.2"}}]},\
        "scopeLogs":[{"logRecords":[\(recordText),\(recordText)],"scope":{"name":"Analytics","version":"1.2"}}]}]}
        """)
    #expect(request.recordCount == 2)
  }
}
