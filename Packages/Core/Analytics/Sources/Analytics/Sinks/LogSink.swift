import Persistence
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Appends each event to a log file, as one line of JSON.
///
/// An event is in the file when it was received, so that what led to a crash can be read afterwards; it isn't synced. When the file is full it becomes `NAME.old`, in place of an earlier one, and a new one begins.
public final class LogSink: DurableSink {
  private let files: FileStore
  private let name: String
  private let limit: Int
  private let patience: Duration
  private let size = Mutex<Int?>(nil)
  // By itself, so that nobody who asks for it waits for the disc.
  private let lost = Atomic(0)

  /// Makes a sink. Nothing is touched on the disc yet.
  ///
  /// - Parameters:
  ///   - files: where the log is.
  ///   - name: the log's name.
  ///   - limit: how many bytes the log may have; twice as many with the old one.
  ///   - patience: how long to wait for somebody else who has locked the log.
  public init(
    _ files: FileStore, name: String = "events.jsonl", limit: Int = 1 << 20, patience: Duration = .seconds(1)
  ) {
    self.files = files
    self.name = name
    self.limit = limit
    self.patience = patience
  }

  /// How many events could not be written, because the disc failed, because somebody else kept the log
  /// locked, or because they were larger than a whole log.
  public var lostEvents: Int {
    lost.load(ordering: .relaxed)
  }

  /// Appends an event. One that can't be written is counted and is lost.
  public func receive(_ event: RecordedEvent) {
    size.withLock { size in
      do {
        try append(event.line(), &size)
      } catch {
        lost.add(1, ordering: .relaxed)
      }
    }
  }

  /// Removes the log and the old one.
  public func discard() throws {
    try size.withLock { size in
      size = nil
      try files.remove(name)
      try files.remove(oldName)
    }
  }

  private var oldName: String {
    name + ".old"
  }

  private func append(_ line: Data, _ size: inout Int?) throws {
    guard line.count <= limit else { throw FileStoreError.tooLarge(path: name, limit: limit) }
    // Appending nothing tells how long the log of an earlier run is.
    let present = try size ?? files.append(Data(), to: name, patience: patience)
    size = nil
    if present + line.count > limit { try makeOld() }
    size = try files.append(line, to: name, patience: patience)
  }

  private func makeOld() throws(FileStoreError) {
    do {
      try files.rename(name, to: oldName)
    } catch {
      // Somebody has removed the log meanwhile: there is room for a new one.
      guard case .missing = error else { throw error }
    }
  }
}

extension RecordedEvent {
  /// One line of JSON, with its end.
  fileprivate func line() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
    }
    return try encoder.encode(self) + [UInt8(ascii: "\n")]
  }
}
