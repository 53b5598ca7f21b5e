import Networking

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension HTTPResponse {
  func retryAfter(now: Date) -> Duration? {
    guard let text = headers["Retry-After"], let seconds = Int(text), seconds >= 0 else { return nil }
    return .seconds(seconds)
  }
}
