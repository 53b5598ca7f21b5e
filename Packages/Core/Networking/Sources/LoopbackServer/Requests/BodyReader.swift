import Networking

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Collects the body of a request (RFC 9112, section 6). Whatever two readers could understand differently is refused.
struct BodyReader {
  private enum Framing {
    case none
    case length(Int)
    case chunked(ChunkReader)
  }

  private var framing: Framing
  private var body = Data()
  private let limit: Int

  init(_ head: RequestHead, limits: HTTPServer.Limits) throws(RequestRefusal) {
    limit = limits.bodyBytes
    let lengths = head.headers.values(of: "Content-Length")
    let codings = head.headers.values(of: "Transfer-Encoding")
    switch (lengths.count, codings.count) {
    case (0, 0): framing = .none
    case (1, 0):
      let length = try Self.length(lengths[0])
      guard length <= limits.bodyBytes else { throw .bodyTooLarge }
      framing = .length(length)
    case (0, _):
      guard head.isVersion11 else { throw .malformed("HTTP/1.0 has no transfer codings.") }
      guard codings.count == 1, codings[0].lowercased() == "chunked" else { throw .unknownCoding }
      framing = .chunked(ChunkReader(trailerLimit: limits.headerBytes))
    default: throw .malformed("The length of the body is said more than once.")
    }
  }

  var hasBody: Bool {
    switch framing {
    case .none, .length(0): false
    case .length, .chunked: true
    }
  }

  /// Returns whether the body is complete.
  mutating func read(from input: inout InputBuffer) throws(RequestRefusal) -> Bool {
    switch framing {
    case .none: return true
    case .length(let length):
      body.append(contentsOf: input.take(length - body.count))
      return body.count == length
    case .chunked(var reader):
      let isComplete = try reader.read(from: &input, into: &body, limit: limit)
      framing = .chunked(reader)
      return isComplete
    }
  }

  /// What was read; nil when the request has no body at all.
  var result: Data? {
    if case .none = framing { nil } else { body }
  }

  private static func length(_ text: String) throws(RequestRefusal) -> Int {
    guard !text.isEmpty, text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) else {
      throw .malformed("The length of the body isn't a number.")
    }
    guard let length = Int(text) else { throw .bodyTooLarge }
    return length
  }
}
