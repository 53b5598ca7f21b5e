import Foundation
import Testing

@testable import AffectedPackages

@Suite struct `The event stream of Swift Testing` {
  private static let stream = #"""
    {"kind":"test","payload":{"displayName":"A thing","id":"XTests.`A thing`","kind":"suite","name":"`A thing`","sourceLocation":{"column":2,"fileID":"XTests/T.swift","line":4}},"version":0}
    {"kind":"test","payload":{"displayName":"works & \"is\" <fine>/ok","id":"XTests.`A thing`/`works <fine>/ok`()/T.swift:5:4","kind":"function","name":"`works <fine>/ok`()","sourceLocation":{"column":4,"fileID":"XTests/T.swift","line":5}},"version":0}
    {"kind":"test","payload":{"id":"XTests.fails()/T.swift:6:4","kind":"function","name":"fails()","sourceLocation":{"column":4,"fileID":"XTests/T.swift","line":6}},"version":0}
    {"kind":"test","payload":{"id":"XTests.S/skipped()/T.swift:7:4","kind":"function","name":"skipped()","sourceLocation":{"column":4,"fileID":"XTests/T.swift","line":7}},"version":0}
    {"kind":"test","payload":{"id":"XTests.S/crashes()/T.swift:8:4","kind":"function","name":"crashes()","sourceLocation":{"column":4,"fileID":"XTests/T.swift","line":8}},"version":0}
    {"kind":"test","payload":{"id":"XTests.S/known()/T.swift:9:4","kind":"function","name":"known()","sourceLocation":{"column":4,"fileID":"XTests/T.swift","line":9}},"version":0}
    {"kind":"test","payload":{"id":"XTests.S/filtered()/T.swift:10:4","kind":"function","name":"filtered()","sourceLocation":{"column":4,"fileID":"XTests/T.swift","line":10}},"version":0}
    {"kind":"event","payload":{"instant":{"absolute":1},"kind":"runStarted","messages":[]},"version":0}
    {"kind":"event","payload":{"instant":{"absolute":1},"kind":"testStarted","messages":[],"testID":"XTests.`A thing`/`works <fine>/ok`()/T.swift:5:4"},"version":0}
    not even JSON
    {"kind":"event","payload":{"instant":{"absolute":1.5},"kind":"testEnded","messages":[],"testID":"XTests.`A thing`/`works <fine>/ok`()/T.swift:5:4"},"version":0}
    {"kind":"event","payload":{"instant":{"absolute":2},"kind":"testStarted","messages":[],"testID":"XTests.fails()/T.swift:6:4"},"version":0}
    {"kind":"event","payload":{"instant":{"absolute":2},"issue":{"isKnown":false,"sourceLocation":{"column":51,"fileID":"XTests/T.swift","line":8}},"kind":"issueRecorded","messages":[{"symbol":"fail","text":"no\u0000 \u001b[1m"}],"testID":"XTests.fails()/T.swift:6:4"},"version":0}
    {"kind":"event","payload":{"instant":{"absolute":4},"kind":"testEnded","messages":[],"testID":"XTests.fails()/T.swift:6:4"},"version":0}
    {"kind":"event","payload":{"instant":{"absolute":2},"kind":"testSkipped","messages":[{"symbol":"skip","text":"not today"}],"testID":"XTests.S/skipped()/T.swift:7:4"},"version":0}
    {"kind":"event","payload":{"instant":{"absolute":4},"kind":"testStarted","messages":[],"testID":"XTests.S/known()/T.swift:9:4"},"version":0}
    {"kind":"event","payload":{"instant":{"absolute":4},"issue":{"isKnown":true},"kind":"issueRecorded","messages":[{"symbol":"fail","text":"known"}],"testID":"XTests.S/known()/T.swift:9:4"},"version":0}
    {"kind":"event","payload":{"instant":{"absolute":4},"issue":{"isKnown":false},"kind":"issueRecorded","messages":[{"symbol":"warning","text":"only a warning"}],"testID":"XTests.S/known()/T.swift:9:4"},"version":0}
    {"kind":"event","payload":{"instant":{"absolute":4},"kind":"testEnded","messages":[],"testID":"XTests.S/known()/T.swift:9:4"},"version":0}
    {"kind":"event","payload":{"instant":{"absolute":5},"kind":"testStarted","messages":[],"testID":"XTests.S/crashes()/T.swift:8:4"},"version":0}
    {"kind":"event","payload":{"instant":{"absol
    """#

  @Test func `tells what came of each test that was begun, whatever breaks off`() {
    let events = TestEvents(Data(Self.stream.utf8))
    #expect(
      events.results == [
        TestResult(
          name: "works & \"is\" <fine>/ok", group: "XTests.A thing", seconds: 0.5, ending: .passed),
        TestResult(
          name: "fails()", group: "XTests", seconds: 2,
          ending: .failed(["XTests/T.swift:8:51: no\0 \u{1B}[1m"])),
        TestResult(name: "skipped()", group: "XTests.S", seconds: 0, ending: .skipped("not today")),
        TestResult(name: "crashes()", group: "XTests.S", seconds: 0, ending: .unfinished),
        TestResult(name: "known()", group: "XTests.S", seconds: 0, ending: .passed),
      ])
    #expect(events.hasStarted && !events.hasEnded)
  }

  @Test(arguments: [
    "", "\n\n", "{}", "[1]", "\u{0}", #"{"kind":"event","payload":{"kind":"testEnded","testID":"x"}}"#,
  ])
  func `that makes no sense has no tests`(stream: String) {
    #expect(TestEvents(Data(stream.utf8)).results.isEmpty)
    #expect(TestEvents(Data([0xFF, 0xFE, 0x0A, 0x7B])).results.isEmpty)
  }
}
