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

  /// Makes a refusal in PocketBase's shape.
  ///
  /// - Parameters:
  ///   - status: the status code, 400...599.
  ///   - message: the reason, without characters that JSON escapes.
  ///   - fields: what is wrong with single fields, as JSON.
  ///   - headers: further header fields.
  public static func refusal(
    _ status: Int, message: String = "No.", fields: String = "{}", headers: HTTPHeaders = [:]
  ) -> HTTPResponse {
    var response = json(#"{"data":\#(fields),"message":"\#(message)","status":\#(status)}"#, status: status)
    for field in headers.fields { response.headers.add(field.name, field.value) }
    return response
  }

  /// Makes a page in HTML, as something between a client and its server shows it.
  ///
  /// - Parameter status: the status code.
  public static func webPage(status: Int = 200) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: ["Content-Type": "text/html; charset=utf-8"],
      body: Data("<!DOCTYPE html><title>A page</title>".utf8))
  }
}
