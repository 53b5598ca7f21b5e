import Foundation
import Networking
import NetworkingTestSupport
import Persistence
import Synchronization
import Testing

@testable import Analytics

/// A folder of batches, a clock that stands still, and a date that doesn't pass.
final class ExportFixture: Sendable {
  let folder: URL
  let clock = ManualClock()
  private let date = Mutex(ExportFixture.start)

  static let start = Date(timeIntervalSince1970: 1_764_487_740.25)

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "trellis-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  var files: FileStore {
    FileStore(folder: folder.appending(path: "otlp"))
  }

  var now: Date {
    get { date.withLock { $0 } }
    set { date.withLock { $0 = newValue } }
  }

  /// A sink as a run of the app has it.
  func sink(
    _ transport: any Transport, version: String = "1.2", limits: ExportLimits = ExportLimits()
  ) throws -> OTLPSink {
    OTLPSink(
      endpoint: try OTLPEndpoint("http://localhost"), files: files, transport: transport, service: "trellis",
      version: version, limits: limits, clock: clock, now: { self.now }, random: { 0 })
  }

  /// The names in the folder with a suffix, in their order.
  func names(_ suffix: String) throws -> [String] {
    let path = files.folder.path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasSuffix(suffix) }.sorted()
  }
}

extension OTLPSink {
  func receive(_ names: String...) {
    for name in names { receive(RecordedEvent(AnalyticsEvent(name), at: ExportFixture.start)) }
  }

  /// Runs the sink while something else goes on, and no longer.
  func running(_ body: () async throws -> Void) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { await self.run() }
      defer { group.cancelAll() }
      try await body()
    }
  }

  /// Waits for what was received, in time that doesn't pass.
  func flush() async {
    await flush(within: .seconds(3600))
  }
}

extension HTTPRequest {
  /// The names of the events in an export.
  var eventNames: [String] {
    get throws {
      let request = try JSONDecoder.forOTLP.decode(ExportLogsRequest.self, from: try #require(body))
      return request.resourceLogs.flatMap { $0.scopeLogs.flatMap { $0.logRecords.map(\.eventName) } }
    }
  }
}

extension ScriptedTransport {
  /// The names of the events in each export.
  var eventNames: [[String]] {
    get throws { try requests.map { try $0.eventNames } }
  }

  /// A receiver that takes everything.
  static var willing: ScriptedTransport {
    ScriptedTransport { _ in .json("{}") }
  }
}
