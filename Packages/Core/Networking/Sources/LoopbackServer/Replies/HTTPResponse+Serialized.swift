import Networking

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension HTTPResponse {
  /// The response as it is written on a connection (RFC 9112), framed by its length.
  func serialized(withoutBody isWithoutBody: Bool = false, closesConnection: Bool = false) -> Data {
    var framing: HTTPHeaders = [:]
    framing["Content-Length"] = announcedLength(withoutBody: isWithoutBody)
    if closesConnection { framing["Connection"] = "close" }
    var data = Data(head(framing: framing).utf8)
    if allowsBody && !isWithoutBody { data.append(body) }
    return data
  }

  /// The status line and the headers up to the empty line, with these fields for the length of the body and the
  /// connection instead of its own.
  func head(framing: HTTPHeaders) -> String {
    let own = headers.fields.filter { !Self.namesOfFraming.contains($0.name.lowercased()) }
    let lines = (own + framing.fields).map { "\($0.name): \($0.value)\r\n" }
    return "HTTP/1.1 \(status) \(reasonPhrase)\r\n\(lines.joined())\r\n"
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
