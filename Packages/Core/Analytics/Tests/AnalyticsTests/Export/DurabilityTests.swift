import Foundation
import Networking
import NetworkingTestSupport
import Persistence
import TestSupport
import Testing

@testable import Analytics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite(.bounded) struct `What a run leaves behind` {
  private let fixture: ExportFixture
  private let transport = ScriptedTransport.willing

  init() throws {
    fixture = try ExportFixture()
  }

  private func sendAll() async throws {
    let sink = try fixture.sink(transport)
    try await sink.running { await sink.flush() }
  }

  private func put(_ text: String, _ file: QueueFile) throws {
    try fixture.files.write(Data(text.utf8), to: file.name)
  }

  private func line(_ name: String) throws -> String {
    let record = LogRecord(RecordedEvent(AnalyticsEvent(name), at: fixture.now), id: name)
    return String(decoding: try JSONEncoder.forOTLP.encode(record), as: UTF8.self) + "\n"
  }

  private func batchID(_ number: Int) -> BatchID {
    BatchID(createdAt: fixture.now, by: RunID(), number: number)
  }

  @Test func `is sent by the next`() async throws {
    try fixture.sink(transport).receive("One", "Two")
    try await sendAll()
    #expect(try transport.eventNames == [["One", "Two"]])
    #expect(try fixture.names(".open") == [] && fixture.names(".json") == [])
    #expect(try fixture.names(".run") == [])
  }

  @Test func `is sent by the next, after it was killed`() async throws {
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = fixture.files.folder.path(percentEncoded: false) as String] in
      let sink = OTLPSink(
        endpoint: try OTLPEndpoint("http://localhost"), files: FileStore(folder: URL(filePath: path)),
        transport: ScriptedTransport([]), service: "trellis", version: "1.1", now: { ExportFixture.start })
      try await sink.running {
        sink.receive("Sealed")
        await sink.flush()
        sink.receive("Open", "Open too")
        kill(getpid(), SIGKILL)
      }
    }
    try await sendAll()
    #expect(try transport.eventNames.sorted { $0.count < $1.count } == [["Sealed"], ["Open", "Open too"]])
  }

  @Test func `says which version it was`() async throws {
    try fixture.sink(transport, version: "0.9").receive("One")
    try await sendAll()
    let body = try #require(transport.requests.first?.body)
    #expect(String(decoding: body, as: UTF8.self).contains(#"{"stringValue":"0.9"}"#))
  }

  @Test func `is kept when the run ended while it was sent`() async throws {
    let receiver = Receiver.silent
    var limits = ExportLimits()
    limits.batchEvents = 1
    let sink = try fixture.sink(receiver.transport, limits: limits)
    try await sink.running {
      sink.receive("One")
      #expect(await receiver.nextBatch() == ["One"])
    }
    #expect(try fixture.names(".json").count == 1)
    try await sendAll()
    #expect(try transport.eventNames == [["One"]])
    #expect(transport.requests.map(\.body) == receiver.transport.requests.map(\.body))
  }

  @Test func `comes oldest first`() async throws {
    for name in ["First", "Second", "Third"] {
      try fixture.sink(transport).receive(name)
      fixture.now += 1
    }
    try await sendAll()
    #expect(try transport.eventNames == [["First"], ["Second"], ["Third"]])
  }

  @Test(arguments: [
    (#"{"eventName":"Torn","#, 1), ("\0\0\0\0", 1), ("{}\n[]\nnull\n7\n", 4), ("\n\n", 0), ("\u{FEFF}\n", 1),
    (#"{"timeUnixNano":1,"eventName":"E"}"#, 1),
  ])
  func `is sent as far as it can be read`(tail: String, lost: Int) async throws {
    try put(try line("One") + line("Two") + tail, .open(batchID(1)))
    let sink = try fixture.sink(transport)
    try await sink.running { await sink.flush() }
    #expect(try transport.eventNames == [["One", "Two"]])
    #expect(sink.counts.lost == lost && sink.counts.sent == 2)
  }

  @Test func `is gone when nothing of it can be read`() async throws {
    try put("\0\0\0", .open(batchID(1)))
    try put("<html>", .sealed(batchID(2)))
    try put("", .open(batchID(3)))
    let sink = try fixture.sink(transport)
    try await sink.running { await sink.flush() }
    #expect(transport.requests.isEmpty)
    #expect(try fixture.names(".open") == [] && fixture.names(".json") == [])
    #expect(sink.counts.lost == 2)
  }

  @Test func `is sent once when the run died between sealing a batch and removing the open one`() async throws
  {
    let id = batchID(1)
    try put(try line("One"), .open(id))
    try put("{\"half\":", .sealed(id))
    try await sendAll()
    #expect(try transport.eventNames == [["One"]])
    #expect(try fixture.names(".open") == [] && fixture.names(".json") == [])
  }

  @Test func `can't be sent before the open batch is gone`() throws {
    let files = BatchFiles(
      store: fixture.files, origin: EventOrigin(service: "trellis", version: "1"), limits: ExportLimits(),
      counter: ExportCounter())
    let id = batchID(1)
    try put(try line("One"), .open(id))
    try put("{}", .sealed(id))
    #expect(try files.sealed() == [])
    try files.seal(id)
    #expect(try files.sealed() == [id])
  }

  @Test func `is left alone when it isn't a batch`() async throws {
    try fixture.files.write(Data("mine".utf8), to: "notes.txt")
    let folder = fixture.files.folder
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: QueueFile.sealed(batchID(1)).name),
      withDestinationURL: folder.appending(path: "notes.txt"))
    try FileManager.default.createDirectory(
      at: folder.appending(path: QueueFile.sealed(batchID(2)).name), withIntermediateDirectories: false)
    try fixture.sink(transport).receive("One")
    try await sendAll()
    #expect(try transport.eventNames == [["One"]])
    #expect(try fixture.files.read("notes.txt") == Data("mine".utf8))
  }
}
