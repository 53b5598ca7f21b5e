#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension HTTPResponse {
  /// Whether a captive portal (RFC 8952) answered in the server's place: the network wants something of the person, who
  /// sees it in a web browser.
  ///
  /// That is what status 511 says (RFC 6585, section 6), a page in HTML where an API has none, and a redirect to another
  /// origin that was not followed; but not one that only leads to TLS.
  ///
  /// - Parameter request: what was asked for.
  public func isCaptivePortal(answering request: HTTPRequest) -> Bool {
    switch status {
    case 511: true
    case 200..<300: hasPage
    default: Redirect(of: request, by: self)?.leadsAway ?? false
    }
  }

  private var hasPage: Bool {
    let types = headers.values(of: "Content-Type").map { MediaType($0).name }
    let begin = body.drop { [0xEF, 0xBB, 0xBF].contains($0) || $0.isBlankOrLineEnd }.prefix(14)
    let text = String(decoding: begin, as: UTF8.self).lowercased()
    if types.isEmpty { return text.hasPrefix("<!doctype html") || text.hasPrefix("<html") }
    return text.hasPrefix("<") && types.allSatisfy { ["text/html", "application/xhtml+xml"].contains($0) }
  }
}

extension UInt8 {
  fileprivate var isBlankOrLineEnd: Bool { [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(self) }
}
