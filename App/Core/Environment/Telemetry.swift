import Analytics
import Foundation
import Networking
import Persistence

/// Sends analytics events to a collector, for as long as the app's environment lasts.
final class Telemetry: Sendable {
  /// Takes the events.
  let sink: OTLPSink
  private let run: Task<Void, Never>

  /// Begins with what earlier runs have left.
  ///
  /// - Parameters:
  ///   - endpoint: the collector.
  ///   - files: the folder for what waits.
  ///   - transport: carries the requests.
  ///   - now: tells the date. The clock is the world's: the collector doesn't live in virtual time.
  init(
    endpoint: OTLPEndpoint, files: FileStore, transport: any Transport, now: @escaping @Sendable () -> Date
  ) {
    let sink = OTLPSink(
      endpoint: endpoint, files: files, transport: transport, service: "trellis",
      version: ComposedApp.version, now: now)
    self.sink = sink
    run = Task { await sink.run() }
  }

  deinit {
    run.cancel()
  }

  /// Sends what there is, as far as that doesn't take long. The rest is sent by the next run.
  func end() async {
    await sink.flush(within: .seconds(2))
    run.cancel()
  }
}
