import Foundation
import Synchronization
import Testing

@testable import Analytics

extension AnalyticsEvent {
  fileprivate static func profileEdited(fields: Int) -> AnalyticsEvent {
    AnalyticsEvent("ProfileEdited", ["fields": .integer(fields)])
  }
}

@Suite struct `An analytics client` {
  private let sink = InMemorySink()
  private let client: AnalyticsClient

  init() {
    client = AnalyticsClient(sinks: [sink], now: { Date(timeIntervalSince1970: 1000) })
  }

  @Test func `drops events before a decision, and for good`() {
    client.record(AnalyticsEvent("Early"))
    #expect(client.consent == nil)
    client.setConsent(.granted)
    #expect(sink.events.isEmpty)
  }

  @Test func `records with consent, at the time it is told`() throws {
    client.setConsent(.granted)
    client.record(.profileEdited(fields: 2))
    let event = try #require(sink.events.first)
    #expect(event.name == "ProfileEdited")
    #expect(event.properties == ["fields": 2])
    #expect(event.date == Date(timeIntervalSince1970: 1000))
    #expect(sink.events.count == 1)
  }

  @Test func `records nothing after consent was withdrawn, and has what is held discarded`() {
    client.setConsent(.granted)
    client.record(AnalyticsEvent("Kept"))
    client.setConsent(.withheld)
    client.record(AnalyticsEvent("Dropped"))
    #expect(sink.events.isEmpty)
    client.setConsent(.granted)
    client.record(AnalyticsEvent("Again"))
    #expect(sink.events.map(\.name) == ["Again"])
  }

  @Test func `records nothing while nobody can agree, and keeps what somebody has agreed to`() {
    client.setConsent(.granted)
    client.record(AnalyticsEvent("Kept"))
    client.forgetConsent()
    client.record(AnalyticsEvent("Dropped"))
    #expect(client.consent == nil)
    #expect(sink.events.map(\.name) == ["Kept"])
  }

  @Test func `redacts before any sink sees an event`() {
    client.setConsent(.granted)
    client.record(AnalyticsEvent("SignIn", ["password": "hunter2", "text": "ada@example.org"]))
    #expect(sink.events.first?.properties == ["password": "[redacted]", "text": "[redacted]"])
  }

  @Test func `gives every event to every sink`() {
    let other = InMemorySink()
    let client = AnalyticsClient(sinks: [sink, other])
    client.setConsent(.granted)
    client.record(AnalyticsEvent("One"))
    #expect(sink.events == other.events && sink.events.count == 1)
  }

  @Test func `lets nothing slip through while consent is withdrawn from another thread`() async {
    client.setConsent(.granted)
    let (client, sink) = (client, sink)
    await withTaskGroup { group in
      for _ in 0..<8 { group.addTask { for _ in 0..<200 { client.record(AnalyticsEvent("Busy")) } } }
      group.addTask {
        client.setConsent(.withheld)
        #expect(sink.events.isEmpty)
      }
    }
    #expect(sink.events.isEmpty)
  }

  @Test func `keeps every event that many threads record at once`() async {
    client.setConsent(.granted)
    let client = client
    await withTaskGroup { group in
      for _ in 0..<8 { group.addTask { for _ in 0..<50 { client.record(AnalyticsEvent("Busy")) } } }
    }
    #expect(sink.events.count == 400)
  }
}
