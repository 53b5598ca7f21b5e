import Foundation
import Networking
import Testing

@testable import LoopbackServer

/// What a parser makes of bytes.
struct ParsedRequests: Equatable {
  private(set) var requests: [HTTPRequest] = []
  private(set) var keepsConnection: [Bool] = []
  private(set) var continues = 0
  /// The status that refuses the bytes.
  private(set) var refusal: Int?

  /// Parses bytes that come in pieces.
  init(_ bytes: [UInt8], pieceSize: Int = .max, limits: HTTPServer.Limits = .init()) throws {
    let origin = try #require(URL(string: "http://127.0.0.1:8090"))
    var parser = RequestParser(origin: origin, limits: limits)
    var rest = bytes[...]
    do throws(RequestRefusal) {
      while !rest.isEmpty {
        let piece = rest.prefix(pieceSize)
        rest = rest.dropFirst(piece.count)
        piece.withUnsafeBytes { parser.append($0) }
        try readAll(&parser)
      }
    } catch {
      refusal = error.status
    }
  }

  init(_ text: String, pieceSize: Int = .max, limits: HTTPServer.Limits = .init()) throws {
    try self.init(Array(text.utf8), pieceSize: pieceSize, limits: limits)
  }

  private mutating func readAll(_ parser: inout RequestParser) throws(RequestRefusal) {
    while true {
      switch try parser.next() {
      case .incomplete: return
      case .expectsContinue: continues += 1
      case .request(let received):
        requests.append(received.request)
        keepsConnection.append(received.keepsConnection)
      }
    }
  }
}
