import Analytics

/// How the app is to be connected, as a command line says.
public struct ConnectionOptions: Equatable, Sendable {
  /// The server; nil for the app's own, in process.
  public var server: ServerAddress?
  /// A PEM file with the certificate authorities that are trusted instead of the system's.
  public var authoritiesFile: String?
  /// Where analytics events are sent, with the person's consent; nil for nowhere.
  public var telemetry: OTLPEndpoint?

  /// The app's own server, and nothing that leaves the device.
  public init() {}
}
