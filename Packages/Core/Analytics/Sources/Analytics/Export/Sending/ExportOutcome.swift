import Networking

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What became of a batch that was sent (OpenTelemetry Protocol, “OTLP/HTTP Response”).
enum ExportOutcome: Equatable {
  /// The receiver has it, but for some records.
  case accepted(rejected: Int)
  /// It will never be taken.
  case refused
  /// It has to be sent again, not before the receiver's wish.
  case postponed(atLeast: Duration?)
}

extension ExportOutcome {
  /// - Parameters:
  ///   - response: the answer; a redirect is a refusal, because a batch goes to the given address only, unless a captive
  ///     portal answers in the receiver's place.
  ///   - request: what was sent.
  init(_ response: HTTPResponse, to request: HTTPRequest, at now: Date) {
    guard !response.isCaptivePortal(answering: request) else {
      self = .postponed(atLeast: nil)
      return
    }
    switch response.status {
    case 200..<300: self = .accepted(rejected: PartialSuccess(response.body).rejectedLogRecords)
    case 429, 502, 503, 504: self = .postponed(atLeast: response.retryAfter(now: now))
    default: self = .refused
    }
  }

  /// - Parameter error: why there was no answer. When it was too large there was one, and there would be again.
  init(_ error: TransportError) {
    switch error {
    case .unreachable, .timedOut, .cancelled, .malformedResponse, .insecure: self = .postponed(atLeast: nil)
    case .responseTooLarge: self = .refused
    }
  }
}
