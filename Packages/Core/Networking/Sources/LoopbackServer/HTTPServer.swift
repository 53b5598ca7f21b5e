import Networking
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An HTTP/1.1 server on a real socket (RFC 9112), for tests and for development.
///
/// It reads requests strictly, and writes whatever the `Reply` says, be it HTTP or not. Every connection has one
/// request at a time; further requests that came with it wait. All sockets are served by one thread of the server's
/// own; replies are made in tasks, one for each request, that are cancelled when the client closes its connection.
/// A client that closes only its sending side counts as gone.
///
/// It listens until `stop()` is called or the last reference to it is gone.
public final class HTTPServer: Sendable {
  /// Where it listens, such as `http://127.0.0.1:8090`, without a path.
  public let url: URL

  private let mailbox: Mailbox
  private let log: RequestLog

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - address: the IPv4 or IPv6 address to listen at, as text without brackets.
  ///   - port: the port to listen at; 0 for any that is free.
  ///   - allowsRemotePeers: whether the address may be one that other machines can reach.
  ///   - limits: how much a client may ask for.
  ///   - isRecording: whether all requests are kept for `received`.
  ///   - answer: makes the reply to a request. The URL of a request has the server's own address, whatever its
  ///     `Host` says.
  /// - Throws: why it can't listen.
  public convenience init(
    address: String = "127.0.0.1", port: UInt16 = 0, allowsRemotePeers: Bool = false,
    limits: Limits = Limits(),
    isRecording: Bool = false, answering answer: @escaping @Sendable (HTTPRequest) async -> Reply
  ) throws(HTTPServerError) {
    try self.init(
      address: address, port: port, allowsRemotePeers: allowsRemotePeers, limits: limits,
      isRecording: isRecording, answeringPeers: { request, _ in await answer(request) })
  }

  /// Starts a server whose replies depend on who asks.
  ///
  /// - Parameters:
  ///   - address: the IPv4 or IPv6 address to listen at, as text without brackets.
  ///   - port: the port to listen at; 0 for any that is free.
  ///   - allowsRemotePeers: whether the address may be one that other machines can reach.
  ///   - limits: how much a client may ask for.
  ///   - isRecording: whether all requests are kept for `received`.
  ///   - answer: makes the reply to a request of a peer.
  /// - Throws: why it can't listen.
  public init(
    address: String = "127.0.0.1", port: UInt16 = 0, allowsRemotePeers: Bool = false,
    limits: Limits = Limits(),
    isRecording: Bool = false, answeringPeers answer: @escaping @Sendable (HTTPRequest, Peer) async -> Reply
  ) throws(HTTPServerError) {
    guard let wanted = SocketAddress(address, port: port) else { throw .notAnAddress(address) }
    guard wanted.isLoopback || allowsRemotePeers else { throw .notLoopback(address) }
    let listener = try Socket.listener(at: wanted)
    let mailbox = try Mailbox()
    guard let bound = listener.localAddress, let url = URL(string: "http://\(bound)") else {
      throw .addressNotAvailable(address)
    }
    let log = RequestLog(isRecording: isRecording)
    let site = Site(origin: url, limits: limits, log: log, answer: answer)
    EventLoop.start(serving: site, listener: listener, mailbox: mailbox)
    self.url = url
    self.mailbox = mailbox
    self.log = log
  }

  deinit {
    mailbox.askToStop(nil)
  }

  /// Closes all connections and stops listening; replies that are being made are cancelled.
  ///
  /// When it returns, the port is free. Calling it again does nothing.
  public func stop() async {
    await withCheckedContinuation { mailbox.askToStop($0) }
  }

  /// All requests so far that could be read, in the order in which they were complete; empty unless recording.
  public var received: [HTTPRequest] { log.requests }

  /// How many requests so far could be read.
  public var requestCount: Int { log.requestCount }

  /// How many connections have been accepted so far.
  public var connectionCount: Int { log.connectionCount }
}
