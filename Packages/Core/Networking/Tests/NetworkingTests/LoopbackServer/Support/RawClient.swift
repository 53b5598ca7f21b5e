import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A client that sends exactly what it is told to, and blocks the thread that uses it.
final class RawClient: Sendable {
  struct ConnectionFailed: Error {
    let code: Int32
  }

  private let descriptor: Int32

  /// Connects to a server, and gives up on anything that takes ten minutes.
  init(_ url: URL) throws {
    let port = UInt16(url.port ?? 80)
    let isIPv6 = url.host()?.contains(":") == true
    #if canImport(Darwin)
      let kind = SOCK_STREAM
    #else
      let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    descriptor = socket(isIPv6 ? AF_INET6 : AF_INET, kind, 0)
    var patience = timeval(tv_sec: 600, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    let status = isIPv6 ? Self.connectV6(descriptor, port) : Self.connectV4(descriptor, port)
    guard status == 0 else { throw ConnectionFailed(code: errno) }
  }

  deinit {
    close(descriptor)
  }

  /// Returns false when the connection is broken.
  @discardableResult
  func send(_ text: String) -> Bool {
    send(Array(text.utf8))
  }

  @discardableResult
  func send(_ bytes: [UInt8]) -> Bool {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemSend(descriptor, $0.baseAddress, $0.count, flags) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Whether there is something to read, or the connection has ended, within so many milliseconds.
  func waitForBytes(milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, milliseconds) > 0
  }

  /// How a connection ended.
  enum Ending: Equatable {
    case closed, reset, timedOut
  }

  /// Reads what comes until the connection ends.
  func readToEnd() -> (bytes: [UInt8], ending: Ending) {
    var all: [UInt8] = []
    while true {
      let (bytes, ending) = readSome(65_536)
      all += bytes
      if let ending { return (all, ending) }
    }
  }

  /// Reads until so many bytes have come or the connection ends.
  func read(_ count: Int) -> [UInt8] {
    var all: [UInt8] = []
    while all.count < count {
      let (bytes, ending) = readSome(count - all.count)
      all += bytes
      if ending != nil { break }
    }
    return all
  }

  /// Reads one response that has a `Content-Length` or no body.
  func readResponse(toHead isHead: Bool = false) -> String {
    var text = ""
    while !text.hasSuffix("\r\n\r\n") {
      let byte = read(1)
      guard !byte.isEmpty else { return text }
      text.unicodeScalars.append(Unicode.Scalar(byte[0]))
    }
    let length = text.lowercased().firstMatch(of: /content-length: (\d+)/).flatMap { Int($0.1) } ?? 0
    return text + String(decoding: isHead ? [] : read(length), as: UTF8.self)
  }

  private func readSome(_ limit: Int) -> (bytes: [UInt8], ending: Ending?) {
    var buffer = [UInt8](repeating: 0, count: limit)
    let count = recv(descriptor, &buffer, limit, 0)
    if count > 0 { return (Array(buffer[..<count]), nil) }
    if count == 0 { return ([], .closed) }
    return ([], errno == EAGAIN || errno == EWOULDBLOCK ? .timedOut : .reset)
  }

  private static func connectV4(_ descriptor: Int32, _ port: UInt16) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    inet_pton(AF_INET, "127.0.0.1", &address.sin_addr)
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  private static func connectV6(_ descriptor: Int32, _ port: UInt16) -> Int32 {
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_port = port.bigEndian
    inet_pton(AF_INET6, "::1", &address.sin6_addr)
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in6>.size))
      }
    }
  }
}

private let systemSend = send(_:_:_:_:)
