import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The bytes of a descriptor, read only when someone asks for more, so that a flood can't pile up in memory.
///
/// A thread of its own waits for them: on Linux, Dispatch's sources use memory that was freed when the other side hangs up
/// (swift-corelibs-libdispatch, issue 949).
final class ReadableDescriptor: AsyncSequence, AsyncIteratorProtocol, Sendable {
  private static let mostBytesAtOnce = 1 << 16
  private static let mostBytesPerCall = 4_096

  private let descriptor: Int32
  private let stop: (reader: Int32, writer: Int32)
  private let waiting = DispatchQueue(label: "readable descriptor")

  init(_ descriptor: Int32) throws(TerminalUnavailable) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .canNotBeTaken(errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    self.descriptor = descriptor
    stop = (ends[0], ends[1])
  }

  deinit {
    close(stop.reader)
    close(stop.writer)
  }

  func makeAsyncIterator() -> ReadableDescriptor {
    self
  }

  /// The next bytes; nil at the end of the file, when the descriptor breaks, and for ever once a task that waits was cancelled.
  func next() async -> [UInt8]? {
    await next(isolation: nil)
  }

  func next(isolation actor: isolated (any Actor)?) async -> [UInt8]? {
    while !Task.isCancelled {
      await waitUntilReadable()
      guard !Task.isCancelled else { return nil }
      let bytes = readAvailable()
      if bytes?.isEmpty != true { return bytes }
    }
    return nil
  }

  /// All that is there, up to a bound: a terminal hands it over in pieces. Nil at the end.
  private func readAvailable() -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: Self.mostBytesPerCall)
    repeat {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count <= 0 {
        let isOver = count == 0 || (errno != EAGAIN && errno != EINTR)
        return bytes.isEmpty && isOver ? nil : bytes
      }
      bytes += buffer.prefix(count)
    } while bytes.count < Self.mostBytesAtOnce && hasMore
    return bytes
  }

  private var hasMore: Bool {
    var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&ready, 1, 0) == 1
  }

  private func waitUntilReadable() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        waiting.async { [self] in
          var polls = [descriptor, stop.reader].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
          while poll(&polls, 2, -1) < 0, errno == EINTR || errno == EAGAIN {}
          continuation.resume()
        }
      }
    } onCancel: {
      _ = write(stop.writer, "!", 1)
    }
  }
}
