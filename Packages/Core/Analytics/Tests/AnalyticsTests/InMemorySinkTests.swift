import Foundation
import Testing

@testable import Analytics

@Suite struct `A sink in memory` {
  @Test func `keeps the latest events, oldest first`() {
    let sink = InMemorySink(capacity: 3)
    for number in 1...5 { sink.receive(RecordedEvent(AnalyticsEvent("E\(number)"), at: .distantPast)) }
    #expect(sink.events.map(\.name) == ["E3", "E4", "E5"])
    sink.discard()
    #expect(sink.events.isEmpty)
  }
}
