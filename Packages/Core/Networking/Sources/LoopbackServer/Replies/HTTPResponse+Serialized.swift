import Networking

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension HTTPResponse {
  /// The response as it is written on a connection (RFC 9112), framed by its length.
  func serialized(withoutBody isWithoutBody: Bool = false, closesConnection: Bool = false) -> Data {
    var text = "HTTP/1.1 \(status) \(reasonPhrase)\r\n"
    for field in headers.fields where !Self.namesOfFraming.contains(field.name.lowercased()) {
      text += "\(field.name): \(field.value)\r\n"
    }
    if let length = announcedLength(withoutBody: isWithoutBody) { text += "Content-Length: \(length)\r\n" }
    if closesConnection { text += "Connection: close\r\n" }
    text += "\r\n"
    var data = Data(text.utf8)
    if allowsBody && !isWithoutBody { data.append(body) }
    return data
  }

  /// These are the server's to write.
  private static let namesOfFraming: Set = ["connection", "content-length", "transfer-encoding"]

  /// RFC 9110, section 6.4.1.
  private var allowsBody: Bool { status >= 200 && status != 204 && status != 304 }

  /// What a HEAD tells is the length that a GET would have, as far as it is known.
  private func announcedLength(withoutBody isWithoutBody: Bool) -> String? {
    guard allowsBody else { return nil }
    if isWithoutBody && body.isEmpty { return headers["Content-Length"] }
    return "\(body.count)"
  }
}
