import Networking
import Synchronization

/// What a server has been asked for.
final class RequestLog: Sendable {
  private struct Entries {
    var connectionCount = 0
    var requestCount = 0
    var requests: [HTTPRequest] = []
  }

  private let entries = Mutex(Entries())
  private let isRecording: Bool

  init(isRecording: Bool) {
    self.isRecording = isRecording
  }

  var requests: [HTTPRequest] { entries.withLock(\.requests) }
  var requestCount: Int { entries.withLock(\.requestCount) }
  var connectionCount: Int { entries.withLock(\.connectionCount) }

  func countConnection() {
    entries.withLock { $0.connectionCount += 1 }
  }

  func add(_ request: HTTPRequest) {
    entries.withLock { entries in
      entries.requestCount += 1
      if isRecording { entries.requests.append(request) }
    }
  }
}
