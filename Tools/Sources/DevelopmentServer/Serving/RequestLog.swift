import Synchronization
import TrellisKit

/// The requests on the standard output. Where that takes nothing any more, it is said once, and serving goes on.
final class RequestLog: Sendable {
  private let isLost = Mutex(false)

  func write(_ text: String) {
    isLost.withLock { isLost in
      guard !isLost else { return }
      do {
        try StandardStream.write(text)
      } catch {
        isLost = true
        StandardStream.report("trellis serve: requests are no longer logged: \(error)\n")
      }
    }
  }
}
