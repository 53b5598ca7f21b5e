#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Fault {
  static let compression: [Fault] = [
    Fault("gzip", "Answers well, with gzip.") { $0.gzipped(Gzip.wrap($0.body)) },
    Fault("gzip-bomb", "Sends 425 KB of gzip that become 67 MB.") { $0.gzipped(Gzip.bomb) },
    Fault("truncated-gzip", "Sends half of a gzip file, with the right length.") {
      $0.gzipped(Gzip.wrap($0.body).prefix(Gzip.wrap($0.body).count / 2))
    },
    Fault("gzip-without-checksum", "Sends a gzip file without its end, with the right length.") {
      $0.gzipped(Gzip.wrap($0.body).dropLast(Gzip.trailerSize))
    },
    Fault("wrong-gzip-checksum", "Sends a gzip file with a wrong checksum.") {
      $0.gzipped(Gzip.wrap($0.body).dropLast(Gzip.trailerSize) + Data(count: Gzip.trailerSize))
    },
    Fault("garbage-after-gzip", "Sends more bytes after the end of a gzip file.") {
      $0.gzipped(Gzip.wrap($0.body) + Data("and some more".utf8))
    },
    Fault("garbage-gzip", "Says that the body is gzip, which it isn't.") { $0.gzipped($0.body) },
    Fault("garbage-deflate", "Says that the body is deflate, which it isn't.") {
      $0.changed(("Content-Encoding", "deflate"))
    },
    Fault("unknown-coding", "Says that the body is in a coding that nobody knows.") {
      $0.changed(("Content-Encoding", "x-unheard-of"))
    },
  ]
}

extension FaultyExchange {
  fileprivate func gzipped(_ bytes: Data) -> [Reply.Step] {
    changed(body: bytes, ("Content-Encoding", "gzip"))
  }
}
