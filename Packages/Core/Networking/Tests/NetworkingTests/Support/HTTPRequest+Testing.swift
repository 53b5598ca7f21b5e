import Foundation
import Networking
import Testing

extension HTTPRequest {
  /// A request of a test; the address is one that the test knows to be well formed.
  static func to(
    _ address: String, _ method: HTTPMethod = .get, headers: HTTPHeaders = [:], body: String? = nil
  ) throws -> HTTPRequest {
    HTTPRequest(
      method: method, url: try #require(URL(string: address)), headers: headers,
      body: body.map { Data($0.utf8) })
  }
}

extension HTTPResponse {
  static func redirect(_ status: Int, to location: String) -> HTTPResponse {
    HTTPResponse(status: status, headers: ["Location": location])
  }
}
