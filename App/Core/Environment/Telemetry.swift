import Analytics
import Foundation
import Networking
import Persistence
import Synchronization

/// Sends analytics events to a collector, for as long as the app's environment lasts. It begins with the first event, and
/// then with what earlier runs have left: before that it isn't known whether anybody agrees.
final class Telemetry: DurableSink {
  private let sink: OTLPSink
  private let run = Mutex<Task<Void, Never>?>(nil)

  /// Sends nothing yet.
  ///
  /// - Parameters:
  ///   - endpoint: the collector.
  ///   - files: the folder for what waits.
  ///   - transport: carries the requests.
  ///   - now: tells the date. The clock is the world's: the collector doesn't live in virtual time.
  init(
    endpoint: OTLPEndpoint, files: FileStore, transport: any Transport, now: @escaping @Sendable () -> Date
  ) {
    sink = OTLPSink(
      endpoint: endpoint, files: files, transport: transport, service: "trellis",
      version: ComposedApp.version, now: now)
  }

  deinit {
    run.withLock { $0?.cancel() }
  }

  /// How many events could not be written to the disc, or not be read from it.
  var lostEvents: Int { sink.lostEvents }
  /// How many events the collector did not take.
  var refusedEvents: Int { sink.counts.dropped + sink.counts.rejected }

  /// Takes an event, which somebody has agreed to.
  func receive(_ event: RecordedEvent) {
    run.withLock { run in
      if run == nil { run = Task { [sink] in await sink.run() } }
    }
    sink.receive(event)
  }

  /// Removes everything that waits to be sent, by earlier runs as well.
  func discard() throws {
    try sink.discard()
  }

  /// Sends what there is, as far as that doesn't take long. The rest is sent by the next run.
  ///
  /// - Parameter limit: how long that may take.
  func end(within limit: Duration = .seconds(2)) async {
    guard let running = run.withLock({ $0 }) else { return }
    await sink.flush(within: limit)
    running.cancel()
  }
}
