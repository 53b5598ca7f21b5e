#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension [UInt8] {
  /// Base 64 without padding, as password hashes have it (RFC 4648, section 4).
  var base64: String {
    String(Data(self).base64EncodedString().prefix { $0 != "=" })
  }

  /// The alphabet for addresses and headers, without padding (RFC 4648, section 5).
  var base64URL: String {
    base64.replacing("+", with: "-").replacing("/", with: "_")
  }

  /// Reads base 64 without padding; nil unless it is exactly what `base64` writes.
  init?(base64 text: some StringProtocol) {
    let padding = String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
    guard let data = Data(base64Encoded: text + padding) else { return nil }
    self.init(data)
    guard base64 == text else { return nil }
  }

  /// Reads base 64 for addresses; nil unless it is exactly what `base64URL` writes.
  init?(base64URL text: some StringProtocol) {
    self.init(base64: String(text).replacing("-", with: "+").replacing("_", with: "/"))
    guard base64URL == text else { return nil }
  }
}
