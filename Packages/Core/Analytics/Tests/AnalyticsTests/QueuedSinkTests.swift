import Foundation
import NetworkingTestSupport
import Persistence
import PersistenceTestSupport
import Synchronization
import TestSupport
import Testing

@testable import Analytics

@Suite struct `Sinks that wait for a disc` {
  private let folder: TemporaryFolder
  /// Lets the disc go on, each time that it was waited for.
  private let turns = AsyncStream.makeStream(of: Turn.self)

  private typealias Turn = @Sendable () -> Void

  init() throws {
    folder = try TemporaryFolder()
  }

  private func event(_ name: String) -> RecordedEvent {
    RecordedEvent(AnalyticsEvent(name), at: Date(timeIntervalSince1970: 0))
  }

  /// Waits until the disc is waited for, and lets that go on.
  ///
  /// - Parameter disc: is not slow any more from then on.
  private func letDiscGoOn(_ disc: SlowDisc? = nil) async {
    for await turn in turns.stream {
      disc?.isSlow = false
      return turn()
    }
  }

  private func slowDisc() -> SlowDisc {
    SlowDisc { [turns] goOn in turns.continuation.yield(goOn) }
  }

  @Test func `let nobody wait who records, and get everything in order`() async throws {
    let disc = slowDisc()
    let log = LogSink(FileStore(folder: folder.url, disc: disc.disc))
    let sink = QueuedSink([log]) { Issue.record($0) }
    for number in 0..<3 { sink.receive(event("Event\(number)")) }
    #expect(sink.lostEvents == 3, "They are not on the disc yet.")
    let finishing = Task { await sink.finish() }
    // The size of an earlier log is asked before the first event.
    for _ in 0..<4 { await letDiscGoOn() }
    await finishing.value
    #expect(sink.lostEvents == 0 && disc.strays == 0)
    let lines = try String(contentsOf: folder.url.appending(path: "events.jsonl"), encoding: .utf8)
    #expect(lines.split(separator: "\n").map { $0.contains("Event0") } == [true, false, false])
  }

  @Test func `lose what comes when too much waits already, and tell how much`() async throws {
    let disc = slowDisc()
    let sink = QueuedSink([LogSink(FileStore(folder: folder.url, disc: disc.disc))], limit: 2) {
      Issue.record($0)
    }
    for _ in 0..<5 { sink.receive(event("Event")) }
    #expect(sink.lostEvents == 5)
    await letDiscGoOn(disc)
    await sink.finish()
    #expect(sink.lostEvents == 3)
  }

  @Test func `discard what they were still to get, and say what they can't`() async {
    let failures = Mutex(0)
    let held = HeldEvents()
    let sink = QueuedSink([StuckSink(), held]) { _ in failures.withLock { $0 += 1 } }
    let client = AnalyticsClient(sinks: [sink], consent: .granted)
    client.record(AnalyticsEvent("Held"))
    client.setConsent(.withheld)
    client.record(AnalyticsEvent("Late"))
    await sink.finish()
    #expect(failures.withLock { $0 } == 1 && held.names == [] && client.consent == .withheld)
    client.setConsent(.granted)
    client.record(AnalyticsEvent("Again"))
    await sink.finish()
    #expect(held.names == ["Again"])
    #expect(sink.lostEvents == 2, "As many as the one that lost most.")
  }

  @Test func `are never waited for at the end of an export for longer than that may take`() async throws {
    let fixture = try ExportFixture()
    let disc = slowDisc()
    let sink = OTLPSink(
      endpoint: try OTLPEndpoint("http://localhost"),
      files: FileStore(folder: fixture.files.folder, disc: disc.disc), transport: ScriptedTransport([]),
      service: "a",
      version: "1")
    let receiving = QueuedSink([sink]) { Issue.record($0) }
    receiving.receive(event("One"))
    async let flushed: Void = sink.flush(within: .milliseconds(10))
    await flushed
    #expect(receiving.lostEvents == 1)
    await letDiscGoOn(disc)
    await receiving.finish()
    #expect(receiving.lostEvents == 0 && disc.strays == 0)
  }
}

private final class HeldEvents: DurableSink {
  private let held = Mutex<[String]>([])

  var names: [String] { held.withLock { $0 } }
  var lostEvents: Int { 0 }
  func receive(_ event: RecordedEvent) { held.withLock { $0.append(event.name) } }
  func discard() { held.withLock { $0 = [] } }
}

private struct StuckSink: DurableSink, Error {
  var lostEvents: Int { 2 }
  func receive(_ event: RecordedEvent) {}
  func discard() throws { throw self }
}
