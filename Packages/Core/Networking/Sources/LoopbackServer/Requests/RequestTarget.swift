/// What a request line asks for: a path, or a whole URL as for a proxy (RFC 9112, section 3.2).
struct RequestTarget {
  /// Begins with a slash.
  let pathAndQuery: String

  init(_ bytes: ArraySlice<UInt8>) throws(RequestRefusal) {
    let isVisible = bytes.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "#") }
    guard isVisible else { throw .malformed("The target has characters that no target has.") }
    let text = String(decoding: bytes, as: UTF8.self)
    if text.hasPrefix("/") {
      pathAndQuery = text
      return
    }
    let scheme = "http://"
    guard text.lowercased().hasPrefix(scheme) else { throw .malformed("The target is no path.") }
    let afterScheme = text.dropFirst(scheme.count)
    let rest = afterScheme.drop { $0 != "/" && $0 != "?" }
    guard rest.startIndex > afterScheme.startIndex else { throw .malformed("The target has no host.") }
    pathAndQuery = rest.hasPrefix("/") ? String(rest) : "/" + rest
  }
}
