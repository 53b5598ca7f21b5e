/// A media type and its charset (RFC 9110, section 8.3.1).
struct MediaType: Equatable {
  /// Type and subtype in lower case, such as `application/json`.
  let name: String
  /// In lower case, without quotes.
  let charset: String?

  init(_ text: String) {
    let parts = text.lowercased().split(separator: ";", omittingEmptySubsequences: false)
    name = parts.first?.trimmingBlanks() ?? ""
    charset = parts.dropFirst().lazy.map { $0.trimmingBlanks() }
      .first { $0.hasPrefix("charset=") }
      .map { $0.dropFirst("charset=".count).filter { $0 != "\"" } }
  }

  /// Whether this is JSON in UTF-8 (RFC 8259, section 8.1; the suffix is RFC 6839, section 3.1).
  var isJSON: Bool {
    let isNamedSo = name == "application/json" || (name.hasPrefix("application/") && name.hasSuffix("+json"))
    return isNamedSo && (charset ?? "utf-8") == "utf-8"
  }
}

extension HTTPResponse {
  /// Whether the server says, once, that the body is JSON.
  var hasJSONBody: Bool {
    let types = headers.values(of: "Content-Type").map(MediaType.init)
    return types.count == 1 && types.allSatisfy(\.isJSON)
  }
}
