import Networking
import Persistence

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Sends events to an OTLP/HTTP receiver, as log records in JSON.
///
/// An event is in a file when it was received, and a batch is removed only when the receiver has it: what a run that
/// is killed leaves behind is sent by the next. A batch whose acknowledgement got lost is sent again; by
/// `log.record.uid` the receiver can tell. Several runs of the app may use the same folder; one at a time sends.
///
/// Nothing is sent unless somebody runs the sink:
///
///     async let _ = sink.run()
///     // … the app …
///     await sink.flush(within: .seconds(2))
public final class OTLPSink: DurableSink {
  let journal: EventJournal
  let queue: BatchQueue
  let exporter: BatchExporter
  let limits: ExportLimits
  let time: ExportTime
  /// Rung when a batch began or was closed.
  let bell = Bell()
  /// What waits for the disc without being called by a client does so here.
  let thread = ExportThread()
  private let counter = ExportCounter()

  /// Makes a sink. Nothing is touched on the disc or sent yet.
  ///
  /// - Parameters:
  ///   - endpoint: where events are sent.
  ///   - files: a folder for nothing else.
  ///   - transport: carries the requests, and gives up on one that takes too long (10 s are usual). It must not send
  ///     again, follow redirects or add credentials.
  ///   - service: the name of the app.
  ///   - version: the version of the app.
  ///   - limits: how much is sent at once and kept.
  ///   - clock: measures time.
  ///   - now: tells the date.
  ///   - random: gives numbers from 0 up to 1, by which waiting times differ.
  public init(
    endpoint: OTLPEndpoint, files: FileStore, transport: any Transport, service: String, version: String,
    limits: ExportLimits = ExportLimits(), clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() },
    random: @escaping @Sendable () -> Double = { .random(in: 0..<1) }
  ) {
    self.limits = limits
    time = ExportTime(clock, now: now)
    let origin = EventOrigin(service: service, version: version)
    journal = EventJournal(files: files, origin: origin, limits: limits, counter: counter, time: time)
    queue = BatchQueue(
      files: BatchFiles(store: files, origin: origin, limits: limits, counter: counter), time: time)
    let sender = BatchSender(
      to: endpoint, by: transport, userAgent: "\(service)-OTLP-Exporter-Swift/\(version)", now: now)
    exporter = BatchExporter(
      queue: queue, files: files, sender: sender, backoff: Backoff(random: random), time: time,
      flushes: Flushes(), bell: Bell(), collectorBell: bell)
  }

  /// What became of the events since the sink was made.
  public var counts: ExportCounts {
    counter.counts
  }

  /// How many events could not be written to the disc, or not be read from it.
  public var lostEvents: Int { counts.lost }

  /// Writes an event down, to be sent with others. One that can't be written is counted and is lost.
  public func receive(_ event: RecordedEvent) {
    if journal.append(event) { bell.ring() }
  }

  /// Removes everything that waits to be sent, by other runs as well, and ends what this one is sending.
  public func discard() throws {
    try queue.discard(journal)
  }
}
