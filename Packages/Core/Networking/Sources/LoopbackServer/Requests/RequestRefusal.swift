import Networking

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Why a request isn't read on. The connection is closed after it: nobody knows where the next request begins.
struct RequestRefusal: Error, Equatable {
  let status: Int
  let reason: String

  static func malformed(_ reason: String) -> Self { Self(status: 400, reason: reason) }

  static let timedOut = Self(status: 408, reason: "The request took too long to come.")
  static let bodyTooLarge = Self(status: 413, reason: "The body is larger than this server takes.")
  static let unknownExpectation = Self(status: 417, reason: "This expectation isn't known here.")
  static let headersTooLarge = Self(status: 431, reason: "The headers are larger than this server takes.")
  static let unknownMethod = Self(status: 501, reason: "This method isn't known here.")
  static let unknownCoding = Self(status: 501, reason: "This transfer coding isn't known here.")
  static let unknownVersion = Self(status: 505, reason: "This server speaks HTTP/1.1.")

  var response: HTTPResponse {
    HTTPResponse(
      status: status, headers: ["Content-Type": "text/plain; charset=utf-8"], body: Data("\(reason)\n".utf8))
  }
}
