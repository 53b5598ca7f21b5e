extension HTTPServer {
  /// Who sent a request.
  public struct Peer: Sendable, Equatable {
    /// The address without port, as text.
    public let address: String
    /// Whether it is on the same machine.
    public let isLoopback: Bool

    init(_ address: SocketAddress) {
      self.address = address.host
      isLoopback = address.isLoopback
    }
  }
}
