#if canImport(Darwin)
  import Foundation
  import Security

  /// The authorities that count in place of the system's.
  struct ServerTrust: Sendable {
    private let certificates: [Data]

    init(file: String) throws(SocketSetupError) {
      certificates = try AuthoritiesFile(path: file).certificates
      guard certificates.allSatisfy({ SecCertificateCreateWithData(nil, $0 as CFData) != nil }) else {
        throw .authoritiesUnreadable(file: file)
      }
    }

    /// Whether a certificate chain leads to one of the authorities; URLSession has set the host it must be for.
    func isGiven(to presented: SecTrust) -> Bool {
      let anchors = certificates.compactMap { SecCertificateCreateWithData(nil, $0 as CFData) }
      return SecTrustSetAnchorCertificates(presented, anchors as CFArray) == errSecSuccess
        && SecTrustSetAnchorCertificatesOnly(presented, true) == errSecSuccess
        && SecTrustEvaluateWithError(presented, nil)
    }
  }
#endif
