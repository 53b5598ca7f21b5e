extension HTTPServer {
  /// How much a client may ask for.
  public struct Limits: Sendable {
    /// How many bytes the request line and the headers of a request may have, and its trailers again.
    public var headerBytes = 64 * 1024
    /// How many bytes the body of a request may have.
    public var bodyBytes = 16 * 1024 * 1024
    /// How many connections are served at a time; others wait.
    public var connections = 4096
    /// How long a request may take from its first byte to its last. A slower one is answered with 408.
    public var requestTime: Duration = .seconds(30)
    /// How long a connection is kept that asks for nothing.
    public var idleTime: Duration = .seconds(60)
    /// How long the server waits for a client that takes nothing of its reply.
    public var sendTime: Duration = .seconds(30)

    /// The usual limits.
    public init() {}
  }
}
