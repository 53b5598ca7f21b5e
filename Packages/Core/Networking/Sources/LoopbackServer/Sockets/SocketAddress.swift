import Networking

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An IP address and a port.
enum SocketAddress {
  case v4(sockaddr_in)
  case v6(sockaddr_in6)

  /// Reads an address as `inet_pton` does: no names, no brackets.
  init?(_ text: String, port: UInt16) {
    var v4 = sockaddr_in()
    var v6 = sockaddr_in6()
    if inet_pton(AF_INET, text, &v4.sin_addr) == 1 {
      v4.sin_family = sa_family_t(AF_INET)
      v4.sin_port = port.bigEndian
      self = .v4(v4)
    } else if inet_pton(AF_INET6, text, &v6.sin6_addr) == 1 {
      v6.sin6_family = sa_family_t(AF_INET6)
      v6.sin6_port = port.bigEndian
      self = .v6(v6)
    } else {
      return nil
    }
  }

  /// Has the system fill in an address.
  init?(_ fill: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32) {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let status = withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { fill($0, &length) }
    }
    guard status >= 0 else { return nil }
    let address: Self? = withUnsafeBytes(of: storage) { bytes in
      switch Int32(storage.ss_family) {
      case AF_INET: .v4(bytes.loadUnaligned(as: sockaddr_in.self))
      case AF_INET6: .v6(bytes.loadUnaligned(as: sockaddr_in6.self))
      default: nil
      }
    }
    guard let address else { return nil }
    self = address
  }

  var family: Int32 {
    switch self {
    case .v4: AF_INET
    case .v6: AF_INET6
    }
  }

  var port: UInt16 {
    switch self {
    case .v4(let address): UInt16(bigEndian: address.sin_port)
    case .v6(let address): UInt16(bigEndian: address.sin6_port)
    }
  }

  /// The address without the port.
  var host: String {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    switch self {
    case .v4(var address): inet_ntop(AF_INET, &address.sin_addr, &text, socklen_t(text.count))
    case .v6(var address): inet_ntop(AF_INET6, &address.sin6_addr, &text, socklen_t(text.count))
    }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Whether only this machine can reach it.
  var isLoopback: Bool { Loopback.contains(host: host) }

  func withPointer<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
    func rebound<Address>(_ address: Address) -> Result {
      withUnsafePointer(to: address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          body($0, socklen_t(MemoryLayout<Address>.size))
        }
      }
    }
    switch self {
    case .v4(let address): return rebound(address)
    case .v6(let address): return rebound(address)
    }
  }
}

extension SocketAddress: CustomStringConvertible {
  /// The address and the port as in a URL.
  var description: String {
    switch self {
    case .v4: "\(host):\(port)"
    case .v6: "[\(host)]:\(port)"
    }
  }
}
