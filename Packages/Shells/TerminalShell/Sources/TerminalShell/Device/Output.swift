#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes all the bytes, waiting for a slow reader. False if the other end is gone.
@discardableResult
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  var start = 0
  while start < bytes.count {
    let written = bytes[start...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if written > 0 {
      start += written
    } else if errno == EAGAIN {
      var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&ready, 1, -1)
    } else if errno != EINTR {
      return false
    }
  }
  return true
}
