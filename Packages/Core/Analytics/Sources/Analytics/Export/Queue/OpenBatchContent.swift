#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What can be read of an open batch. A machine that stops leaves the last line torn, or lines of zeros.
struct OpenBatchContent {
  private(set) var origin: EventOrigin
  private(set) var records: [LogRecord] = []
  private(set) var unreadableLines = 0

  /// - Parameter origin: stands in where the first line, which tells the origin, can't be read.
  init(_ content: Data, standingIn origin: EventOrigin) {
    self.origin = origin
    let decoder = JSONDecoder.forOTLP
    for (index, line) in content.split(separator: UInt8(ascii: "\n")).enumerated() {
      if let record = try? decoder.decode(LogRecord.self, from: line) {
        records.append(record)
      } else if index == 0, let origin = try? decoder.decode(EventOrigin.self, from: line) {
        self.origin = origin
      } else {
        unreadableLines += 1
      }
    }
  }
}
