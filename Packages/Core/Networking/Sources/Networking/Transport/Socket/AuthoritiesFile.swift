#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The certificates of a PEM file (RFC 7468, section 5).
struct AuthoritiesFile {
  private static let begin = "-----BEGIN CERTIFICATE-----"
  private static let end = "-----END CERTIFICATE-----"

  /// Each in DER; at least one.
  let certificates: [Data]

  init(path: String) throws(SocketSetupError) {
    guard let bytes = try? Data(contentsOf: URL(filePath: path)),
      let certificates = Self.certificates(in: String(decoding: bytes, as: UTF8.self)), !certificates.isEmpty
    else { throw .authoritiesUnreadable(file: path) }
    self.certificates = certificates
  }

  /// - Returns: nil when one of them is broken.
  private static func certificates(in text: String) -> [Data]? {
    var certificates: [Data] = []
    var rest = text[...]
    while let begin = rest.firstRange(of: begin) {
      rest = rest[begin.upperBound...]
      guard let end = rest.firstRange(of: end),
        let certificate = Data(base64Encoded: rest[..<end.lowerBound].filter { !$0.isWhitespace }),
        !certificate.isEmpty
      else { return nil }
      certificates.append(certificate)
      rest = rest[end.upperBound...]
    }
    return certificates
  }
}
