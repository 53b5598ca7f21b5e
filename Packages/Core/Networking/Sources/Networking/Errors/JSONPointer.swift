#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Pointers into a JSON document (RFC 6901), plain or as a URI fragment.
enum JSONPointer {
  /// The names on the way, with dots between them: `#/address/street` is `address.street`. Nil when it's no pointer or
  /// points to the whole document.
  static func path(_ text: String) -> String? {
    let fragment = URLComponents(string: text, encodingInvalidCharacters: false)?.fragment
    let plain = text.hasPrefix("#") ? fragment : text
    guard let plain, plain.hasPrefix("/"), plain.utf8.count > 1 else { return nil }
    return plain.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
      .map { $0.replacing("~1", with: "/").replacing("~0", with: "~") }
      .joined(separator: ".")
  }
}
