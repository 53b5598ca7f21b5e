#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A TCP socket that never blocks, closed with the last reference to it.
final class Socket: Sendable {
  let descriptor: Int32

  /// Takes over a descriptor.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    Self.prepare(descriptor)
    #if canImport(Darwin)
      set(SOL_SOCKET, SO_NOSIGPIPE, Int32(1))
    #endif
  }

  deinit {
    close(descriptor)
  }

  /// How a read or a write went.
  enum Transfer: Equatable {
    case bytes(Int)
    case wouldBlock
    /// The other side closed the connection, or it broke.
    case ended
  }

  func receive(into buffer: UnsafeMutableRawBufferPointer) -> Transfer {
    transfer { recv(descriptor, buffer.baseAddress, buffer.count, 0) }
  }

  func send(_ bytes: UnsafeRawBufferPointer) -> Transfer {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    return transfer { systemSend(descriptor, bytes.baseAddress, bytes.count, flags) }
  }

  /// Makes a descriptor non-blocking, and not one of the programs that this process starts.
  static func prepare(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// Tells the other side that nothing more comes.
  func endSending() {
    shutdown(descriptor, Int32(SHUT_WR))
  }

  /// Makes closing it break the connection (RST), and throws away what hasn't been sent.
  func resetWhenClosed() {
    set(SOL_SOCKET, SO_LINGER, linger(l_onoff: 1, l_linger: 0))
  }

  @discardableResult
  func set<Value>(_ level: Int32, _ option: Int32, _ value: Value) -> Bool {
    withUnsafeBytes(of: value) {
      setsockopt(descriptor, level, option, $0.baseAddress, socklen_t($0.count)) == 0
    }
  }

  private func transfer(_ call: () -> Int) -> Transfer {
    while true {
      let count = call()
      if count > 0 { return .bytes(count) }
      if count == 0 { return .ended }
      switch errno {
      case EINTR: continue
      case EAGAIN, EWOULDBLOCK: return .wouldBlock
      default: return .ended
      }
    }
  }
}

private let systemSend = send(_:_:_:_:)
