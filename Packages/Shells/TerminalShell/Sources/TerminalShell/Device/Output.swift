#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes all the bytes, waiting for a slow reader; throws when the other end takes no more.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(TerminalUnavailable) {
  var start = 0
  while start < bytes.count {
    let written = bytes[start...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    let problem = errno
    if written > 0 {
      start += written
    } else if problem == EAGAIN {
      var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&ready, 1, -1)
    } else if problem != EINTR {
      throw .canNotBeWritten(problem)
    }
  }
}
