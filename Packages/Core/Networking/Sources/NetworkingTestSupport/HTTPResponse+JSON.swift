import Networking

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension HTTPResponse {
  /// Makes a response with a JSON body.
  ///
  /// - Parameters:
  ///   - text: the body as it is sent; need not be valid.
  ///   - status: the status code.
  public static func json(_ text: String, status: Int = 200) -> HTTPResponse {
    HTTPResponse(status: status, headers: ["Content-Type": "application/json"], body: Data(text.utf8))
  }
}
