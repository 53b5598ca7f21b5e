/// The way to servers on the network.
public enum SocketTransport {
  /// Makes the transport of this platform: libcurl on Linux, URLSession on Apple platforms.
  ///
  /// Connections are kept and used again, so there should be one for the whole app. It follows no redirect, keeps no
  /// cookies, no cache and no credentials, answers no authentication challenge, and sends no request twice that isn't
  /// idempotent (RFC 9110, section 9.2.2). A user name and a password in a URL are never sent. The certificate of a
  /// server is always checked, and TLS is 1.2 or newer. The threads it needs end after it was released and its last
  /// request has ended.
  ///
  /// - Parameter configuration: timeouts, limits, trust and proxies.
  /// - Throws: what is missing on this device.
  public static func make(_ configuration: SocketConfiguration) throws(SocketSetupError) -> any Transport {
    #if canImport(Darwin)
      try URLSessionTransport(configuration)
    #else
      try CurlTransport(configuration)
    #endif
  }
}
