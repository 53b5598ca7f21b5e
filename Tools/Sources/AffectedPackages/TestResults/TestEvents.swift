import Foundation

/// The tests in an event stream of Swift Testing. Its report in JUnit's form is not used: a null byte in a message cuts it off,
/// and a process that crashes leaves none.
struct TestEvents {
  private struct Test {
    var name = ""
    var group = ""
    var started: Double?
    var ended: Double?
    var issues: [String] = []
    var skipReason: String?
  }

  private var tests: [String: Test] = [:]
  private var order: [String] = []
  private(set) var hasStarted = false
  private(set) var hasEnded = false

  /// - Parameter stream: lines of JSON. One that is none, such as the last one of a process that crashed, is passed over.
  init(_ stream: Data) {
    let decoder = JSONDecoder()
    for line in stream.split(separator: UInt8(ascii: "\n")) {
      guard let event = try? decoder.decode(TestEvent.self, from: line) else { continue }
      if event.kind == "test" { take(test: event.payload) } else { take(event: event.payload) }
    }
  }

  /// The tests that were begun or skipped, in the order in which they are known.
  var results: [TestResult] {
    order.compactMap { id in
      guard let test = tests[id] else { return nil }
      guard test.started != nil || test.skipReason != nil || !test.issues.isEmpty else { return nil }
      let seconds = max(0, (test.ended ?? test.started ?? 0) - (test.started ?? 0))
      return TestResult(name: test.name, group: test.group, seconds: seconds, ending: Self.ending(of: test))
    }
  }

  private static func ending(of test: Test) -> TestResult.Ending {
    if !test.issues.isEmpty { return .failed(test.issues) }
    if let reason = test.skipReason { return .skipped(reason) }
    return test.ended == nil ? .unfinished : .passed
  }

  private mutating func take(test: TestEvent.Payload) {
    guard test.kind == "function", let id = test.id, let name = test.name else { return }
    if tests[id] == nil { order.append(id) }
    tests[id, default: Test()].name = test.displayName ?? name.replacing("`", with: "")
    tests[id, default: Test()].group = Self.group(id, name: name, place: test.sourceLocation)
  }

  /// An identifier has the module and the types, the name, and the place: `Module.Type/name()/File.swift:1:2`.
  private static func group(_ id: String, name: String, place: TestEvent.Place?) -> String {
    var group = id[...]
    if let place, let file = place.fileID?.split(separator: "/").last {
      let suffix = "/\(file):\(place.line):\(place.column)"
      if group.hasSuffix(suffix) { group.removeLast(suffix.count) }
    }
    if group.hasSuffix(name) { group.removeLast(name.count) }
    while let last = group.last, "/.".contains(last) { group.removeLast() }
    return String(group).replacing("`", with: "")
  }

  private mutating func take(event: TestEvent.Payload) {
    switch event.kind {
    case "runStarted": hasStarted = true
    case "runEnded": hasEnded = true
    case "testStarted": change(event) { $0.started = event.instant?.absolute ?? 0 }
    case "testEnded": change(event) { $0.ended = event.instant?.absolute ?? 0 }
    case "testSkipped": change(event) { $0.skipReason = event.messages?.first?.text ?? "" }
    case "issueRecorded" where event.isFailure:
      change(event) { $0.issues.append(Self.text(of: event)) }
    default: break
    }
  }

  private mutating func change(_ event: TestEvent.Payload, _ change: (inout Test) -> Void) {
    guard let id = event.testID, tests[id] != nil else { return }
    change(&tests[id, default: Test()])
  }

  private static func text(of event: TestEvent.Payload) -> String {
    let text = (event.messages ?? []).map(\.text).joined(separator: "\n")
    guard let place = event.issue?.sourceLocation else { return text }
    return "\(place.fileID ?? ""):\(place.line):\(place.column): \(text)"
  }
}
