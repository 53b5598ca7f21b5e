import Networking

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Makes requests of the bytes of a connection, however they are cut into pieces.
struct RequestParser {
  enum Progress {
    /// More bytes are needed.
    case incomplete
    /// More bytes are needed, and the client waits to be told to send them (RFC 9110, section 10.1.1).
    case expectsContinue
    case request(ReceivedRequest)
  }

  private enum Stage {
    case head(HeadReader)
    case body(RequestHead, BodyReader, url: URL)
  }

  private let origin: String
  private let limits: HTTPServer.Limits
  private var input = InputBuffer()
  private var stage: Stage

  init(origin: URL, limits: HTTPServer.Limits) {
    self.origin = origin.absoluteString
    self.limits = limits
    stage = .head(HeadReader(limit: limits.headerBytes))
  }

  /// How many bytes wait to be read.
  var bufferedBytes: Int { input.count }

  /// Whether a part of a request is there.
  var hasBegun: Bool {
    switch stage {
    case .head(let reader): reader.hasBegun || input.count > 0
    case .body: true
    }
  }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    input.append(bytes)
  }

  /// Goes on with the request that comes.
  mutating func next() throws(RequestRefusal) -> Progress {
    if case .head(let reader) = stage {
      let expectsContinue = try readHead(reader)
      if case .body(_, let body, _) = stage, expectsContinue, body.hasBody, input.count == 0 {
        return .expectsContinue
      }
    }
    guard case .body(let head, var reader, let url) = stage else { return .incomplete }
    guard try reader.read(from: &input) else {
      stage = .body(head, reader, url: url)
      return .incomplete
    }
    stage = .head(HeadReader(limit: limits.headerBytes))
    let request = HTTPRequest(method: head.method, url: url, headers: head.headers, body: reader.result)
    return .request(ReceivedRequest(request: request, keepsConnection: head.keepsConnection))
  }

  /// Returns whether the client waits to be told to send the body.
  private mutating func readHead(_ unread: HeadReader) throws(RequestRefusal) -> Bool {
    var reader = unread
    guard let lines = try reader.read(from: &input) else {
      stage = .head(reader)
      return false
    }
    let head = try RequestHead(lines)
    guard let url = URL(string: origin + head.target, encodingInvalidCharacters: false) else {
      throw .malformed("The target isn't a path with a query.")
    }
    let expectations = head.headers.tokens(of: "Expect")
    guard expectations.allSatisfy({ $0 == "100-continue" }) else { throw .unknownExpectation }
    stage = .body(head, try BodyReader(head, limits: limits), url: url)
    return !expectations.isEmpty && head.isVersion11
  }
}
