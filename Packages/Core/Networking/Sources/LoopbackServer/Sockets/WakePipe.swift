#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ends the `poll` of a thread from another one.
final class WakePipe: Sendable {
  let readable: Int32
  private let writable: Int32

  init() throws(HTTPServerError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .system(code: errno) }
    ends.forEach(Socket.prepare)
    readable = ends[0]
    writable = ends[1]
  }

  deinit {
    close(readable)
    close(writable)
  }

  /// Wakes the thread; a pipe that is full does so as well.
  func wake() {
    var byte: UInt8 = 0
    _ = write(writable, &byte, 1)
  }

  /// Takes back what `wake` did.
  func clear() {
    var bytes = [UInt8](repeating: 0, count: 256)
    while read(readable, &bytes, bytes.count) > 0 {}
  }
}
