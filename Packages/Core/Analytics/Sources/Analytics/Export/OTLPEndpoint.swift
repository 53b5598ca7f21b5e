#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where events are sent: the logs resource of an OTLP/HTTP receiver.
public struct OTLPEndpoint: Sendable, Equatable {
  /// The address that requests go to.
  public let url: URL

  /// Reads an address as it is given on a command line.
  ///
  /// The address of a receiver is completed: `/v1/logs` is added to its path, and the port is 4318 where an `http`
  /// address names none (OpenTelemetry Protocol, “OTLP/HTTP Request” and “OTLP/HTTP Default Port”). An address whose
  /// path ends in `/v1/logs` is that of the resource itself and is used as it is (OpenTelemetry Protocol Exporter,
  /// “Endpoint URLs for OTLP/HTTP”), and so is the port of `https`, which receivers on the internet are behind.
  ///
  /// - Parameter text: an `http` or `https` address without credentials, query and fragment.
  /// - Throws: what is wrong with the address.
  public init(_ text: String) throws(OTLPEndpointError) {
    var components = try Self.checked(text)
    let path = components.percentEncodedPath
    if !path.hasSuffix(Self.logsPath), !path.hasSuffix(Self.logsPath + "/") {
      components.percentEncodedPath = path.trimmingSlashes() + Self.logsPath
      if components.scheme == "http", components.port == nil { components.port = 4318 }
    }
    guard let url = components.url else { throw .notAnAddress }
    self.url = url
  }

  private static let logsPath = "/v1/logs"

  private static func checked(_ text: String) throws(OTLPEndpointError) -> URLComponents {
    // Parsers disagree on where a backslash ends the host.
    let isPlain = text.utf8.allSatisfy { 0x21...0x7E ~= $0 && $0 != UInt8(ascii: "\\") }
    guard isPlain, var components = URLComponents(string: text) else { throw .notAnAddress }
    let scheme = components.scheme?.lowercased()
    guard scheme == "http" || scheme == "https" else { throw .unsupportedScheme }
    guard components.user == nil, components.password == nil else { throw .containsCredentials }
    guard components.query == nil, components.fragment == nil else { throw .containsQueryOrFragment }
    guard let host = components.encodedHost, !host.isEmpty, !host.contains("%") else { throw .invalidHost }
    guard components.port.map((1...65_535).contains) ?? true else { throw .invalidHost }
    components.scheme = scheme
    return components
  }
}

extension String {
  fileprivate func trimmingSlashes() -> String {
    var text = self[...]
    while text.hasSuffix("/") { text.removeLast() }
    return String(text)
  }
}
