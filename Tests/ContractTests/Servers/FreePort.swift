#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A port of the loopback interface that nothing listened on a moment ago.
enum FreePort {
  struct Unavailable: Error {
    let errno: Int32
  }

  static func find() throws(Unavailable) -> UInt16 {
    #if canImport(Glibc)
      // A server that another test starts at this moment must not inherit it.
      let probe = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    #else
      let probe = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard probe >= 0 else { throw Unavailable(errno: errno) }
    defer { close(probe) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(probe, pointer, length) == 0 ? getsockname(probe, pointer, &length) : -1
      }
    }
    guard status == 0 else { throw Unavailable(errno: errno) }
    return UInt16(bigEndian: address.sin_port)
  }
}
