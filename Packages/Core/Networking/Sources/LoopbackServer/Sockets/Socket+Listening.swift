#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Socket {
  /// How a look for the next connection went.
  enum Acceptance {
    case connection(Socket, SocketAddress)
    /// Nobody is waiting, or who was has gone.
    case nobody
    /// There are no descriptors left.
    case exhausted
  }

  static func listener(at address: SocketAddress) throws(HTTPServerError) -> Socket {
    #if canImport(Darwin)
      let descriptor = socket(address.family, SOCK_STREAM, 0)
    #else
      let descriptor = socket(address.family, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    guard descriptor >= 0 else { throw HTTPServerError(errno, listeningAt: address) }
    let listener = Socket(descriptor)
    // A port can be used again at once after a server at it has ended.
    listener.set(SOL_SOCKET, SO_REUSEADDR, Int32(1))
    guard address.withPointer({ bind(descriptor, $0, $1) }) == 0, listen(descriptor, SOMAXCONN) == 0 else {
      throw HTTPServerError(errno, listeningAt: address)
    }
    return listener
  }

  var localAddress: SocketAddress? {
    SocketAddress { getsockname(descriptor, $0, $1) }
  }

  func acceptNext() -> Acceptance {
    var accepted: Int32 = -1
    let peer = SocketAddress { pointer, length in
      accepted = accept(descriptor, pointer, length)
      return accepted
    }
    guard accepted >= 0 else {
      return [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) ? .exhausted : .nobody
    }
    let socket = Socket(accepted)
    guard let peer else { return .nobody }
    // Every part of a reply is on its way when it is written.
    socket.set(Int32(IPPROTO_TCP), TCP_NODELAY, Int32(1))
    return .connection(socket, peer)
  }
}

extension HTTPServerError {
  init(_ code: Int32, listeningAt address: SocketAddress) {
    self =
      switch code {
      case EADDRINUSE: .portInUse(address.port)
      case EADDRNOTAVAIL, EAFNOSUPPORT: .addressNotAvailable(address.host)
      case EACCES, EPERM: .notPermitted(port: address.port)
      default: .system(code: code)
      }
  }
}
