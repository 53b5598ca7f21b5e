import Foundation
import Networking
import Testing

/// A fault, and what a client gets to see of it when the good response would be `good`.
struct FaultRow: Sendable, CustomTestStringConvertible {
  /// What is to be seen after the bytes.
  enum After: Equatable {
    /// The next request is answered in the same way.
    case open
    /// The end of the connection.
    case closed
    /// A broken connection.
    case reset
    /// Nothing.
    case silence
    /// These bytes again and again.
    case endless(String)
    /// Something that isn't in the table.
    case somethingElse
  }

  static let good = HTTPResponse(
    status: 200, headers: ["Content-Type": "application/json"], body: Data(#"{"name":"Ada"}"#.utf8))
  static let request = "GET /users?page=1 HTTP/1.1\r\nHost: x\r\n\r\n"
  static let now = Date(timeIntervalSince1970: 784_111_777)

  let fault: String
  let bytes: Data
  let after: After

  init(_ fault: String, _ bytes: String, _ after: After = .open) {
    self.init(fault, Data(bytes.utf8), after)
  }

  init(_ fault: String, _ bytes: Data, _ after: After = .open) {
    self.fault = fault
    self.bytes = bytes
    self.after = after
  }

  var testDescription: String { fault }

  /// Looks at what comes after the bytes, in the way that shows best what is expected.
  func after(_ bytes: [UInt8], on client: RawClient) -> After {
    switch after {
    case .open:
      client.send(Self.request)
      return client.read(bytes.count) == bytes ? .open : .somethingElse
    case .closed, .reset, .somethingElse:
      let (more, ending) = client.readToEnd()
      guard more.isEmpty else { return .somethingElse }
      return ending == .closed ? .closed : ending == .reset ? .reset : .silence
    case .silence:
      return client.waitForBytes(milliseconds: 100) ? .somethingElse : .silence
    case .endless(let text):
      let expected = Array(String(repeating: text, count: 300_000 / text.utf8.count).utf8)
      return client.read(expected.count) == expected ? .endless(text) : .somethingElse
    }
  }

  var name: String { String(fault.prefix { $0 != "=" }) }

  static let all = timing + connection + framing + heading + content + compression + statuses + redirects
}
