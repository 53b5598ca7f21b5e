import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Listens, so that connections come about, and never looks at them.
final class SilentPeer: Sendable {
  struct Failed: Error {
    let code: Int32
  }

  let url: URL
  private let descriptor: Int32

  init(backlog: Int32) throws {
    #if canImport(Darwin)
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) { [descriptor] pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        guard bind(descriptor, pointer, length) == 0, listen(descriptor, backlog) == 0 else {
          return Int32(-1)
        }
        return getsockname(descriptor, pointer, &length)
      }
    }
    guard status == 0, let url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))") else {
      throw Failed(code: errno)
    }
    self.url = url
  }

  deinit {
    close(descriptor)
  }
}
