/// How requests are carried over sockets.
///
/// On Apple platforms URLSession decides by itself about proxies, HTTP/2, the number of connections in all, and how
/// long connecting may take within the idle and the total timeout.
///
/// A description or a mirror of it doesn't show the proxies: their addresses may hold a password.
public struct SocketConfiguration: Sendable, Equatable {
  /// How long looking up the host, connecting and the TLS handshake may take; more than zero.
  public var connectTimeout = Duration.seconds(10)
  /// How long the connection may stay without a byte in either direction; more than zero.
  public var idleTimeout = Duration.seconds(30)
  /// How long everything from connecting to the last byte may take; more than zero. Waiting for one of the
  /// connections to become free doesn't count.
  public var totalTimeout = Duration.seconds(60)
  /// How many bytes the header fields of an answer may have, those of interim answers and trailers included.
  /// libcurl takes 300 KB at most.
  public var headerSizeLimit = 64 * 1024
  /// The path of a PEM file with the certificate authorities to trust in place of the system's.
  public var authoritiesFile: String?
  /// Environment variables that name proxies: `http_proxy` (in lower case only), `https_proxy`, `all_proxy` and
  /// `no_proxy`; others are ignored. What `Loopback` contains is never reached through a proxy.
  public var proxyVariables: [String: String] = [:]
  /// How many connections to one host there may be; at least 1. Further requests wait for one to become free.
  public var connectionsPerHost = 6
  /// How many connections there may be in all; at least 1.
  public var connections = 64
  /// Whether HTTP/2 is used with servers that offer it over TLS (RFC 9113).
  public var allowsHTTP2 = true
  /// The `User-Agent` of requests that don't bring their own (RFC 9110, section 10.1.5).
  public var userAgent: String

  /// Makes a configuration with the default limits.
  ///
  /// - Parameter userAgent: the `User-Agent` of requests that don't bring their own.
  public init(userAgent: String = "Trellis") {
    self.userAgent = userAgent
  }
}

extension SocketConfiguration: CustomStringConvertible, CustomReflectable {
  /// The limits in time.
  public var description: String {
    "connect \(connectTimeout), idle \(idleTimeout), total \(totalTimeout)"
  }

  /// A mirror without the proxies.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "connectTimeout": connectTimeout, "idleTimeout": idleTimeout, "totalTimeout": totalTimeout,
        "headerSizeLimit": headerSizeLimit, "authoritiesFile": authoritiesFile as Any,
        "connectionsPerHost": connectionsPerHost, "connections": connections, "allowsHTTP2": allowsHTTP2,
        "userAgent": userAgent,
      ])
  }
}
