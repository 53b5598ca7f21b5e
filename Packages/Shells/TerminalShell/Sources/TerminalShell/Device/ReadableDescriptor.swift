#if canImport(Darwin)
  import Darwin
  import Dispatch
#elseif canImport(Musl)
  // Sources may be used from any thread; only Apple's Dispatch says so.
  @preconcurrency import Dispatch
  import Musl
#else
  @preconcurrency import Dispatch
  import Glibc
#endif

/// The bytes of a descriptor, read only when someone asks for more, so that a flood can't pile up in memory.
struct ReadableDescriptor: AsyncSequence, AsyncIteratorProtocol, Sendable {
  private static let mostBytesAtOnce = 1 << 16
  private static let mostBytesPerCall = 4_096

  let descriptor: Int32

  func makeAsyncIterator() -> ReadableDescriptor {
    self
  }

  /// The next bytes; nil at the end of the file, when the descriptor breaks, or when the task is cancelled.
  mutating func next() async -> [UInt8]? {
    await next(isolation: nil)
  }

  mutating func next(isolation actor: isolated (any Actor)?) async -> [UInt8]? {
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
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .global())
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        source.setEventHandler { source.cancel() }
        source.setCancelHandler { continuation.resume() }
        source.activate()
      }
    } onCancel: {
      source.cancel()
    }
  }
}
