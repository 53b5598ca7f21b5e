import Networking

extension SocketConfiguration {
  /// Sockets whose time-outs no busy machine reaches: more than the ten minutes after which a test counts as hanging.
  public static var patient: SocketConfiguration {
    var configuration = SocketConfiguration(userAgent: "Tests")
    configuration.connectTimeout = .seconds(1000)
    configuration.idleTimeout = .seconds(1000)
    configuration.totalTimeout = .seconds(1000)
    return configuration
  }
}
