#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a server answered.
///
/// A description or a mirror of it shows neither the body nor a header that may be secret: the answer to a sign-in
/// holds a token.
public struct HTTPResponse: Sendable, Equatable {
  /// The status code (RFC 9110, section 15), 100...599 from a server that keeps the rules.
  public var status: Int
  /// The header fields.
  public var headers: HTTPHeaders
  /// The bytes after the headers, with transfer and content codings undone; empty when there are none.
  public var body: Data
  /// When the server said this, where a cache answers in place of a server that can't be asked now; nil otherwise.
  public var asOf: Date?

  /// Makes a response.
  ///
  /// - Parameters:
  ///   - status: the status code, 100...599.
  ///   - headers: the header fields.
  ///   - body: the bytes after the headers.
  public init(status: Int, headers: HTTPHeaders = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

extension HTTPResponse: CustomStringConvertible, CustomReflectable {
  /// The status and the size of the body.
  public var description: String {
    "\(status) (\(body.count) bytes)"
  }

  /// A mirror without body and headers that may be secret.
  public var customMirror: Mirror {
    Mirror(self, children: ["status": status, "headers": headers, "body": "\(body.count) bytes"])
  }
}
