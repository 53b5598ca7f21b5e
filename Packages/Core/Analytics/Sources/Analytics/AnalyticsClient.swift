import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Records events for as long as there is consent, which nobody has given until somebody says so.
///
/// What is recorded without consent is dropped, never kept for later. E-mail addresses, passwords and tokens are
/// taken out of every event before any sink sees it.
public final class AnalyticsClient: Sendable {
  private let sinks: [any AnalyticsSink]
  private let now: @Sendable () -> Date
  private let decision: Mutex<AnalyticsConsent?>

  /// Makes a client.
  ///
  /// - Parameters:
  ///   - sinks: where events go, each to all of them.
  ///   - consent: the decision to begin with; nil while nobody has decided.
  ///   - now: the time.
  public init(
    sinks: [any AnalyticsSink], consent: AnalyticsConsent? = nil,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.sinks = sinks
    self.now = now
    decision = Mutex(consent)
  }

  /// The decision that holds now; nil while nobody has decided, and then nothing is recorded.
  public var consent: AnalyticsConsent? {
    decision.withLock { $0 }
  }

  /// Takes over a person's decision, at once: when consent is withheld, nothing is recorded from here on, and the
  /// sinks discard what they hold.
  ///
  /// - Parameter consent: the decision.
  public func setConsent(_ consent: AnalyticsConsent) {
    decision.withLock { decision in
      decision = consent
      guard consent == .withheld else { return }
      for sink in sinks { sink.discard() }
    }
  }

  /// Whoever has decided is gone: nothing is recorded until somebody decides again. What was recorded with consent stays.
  public func forgetConsent() {
    decision.withLock { $0 = nil }
  }

  /// Records an event, if there is consent.
  ///
  /// - Parameter event: what happened.
  public func record(_ event: AnalyticsEvent) {
    // Under the lock, so that no event reaches a sink after the sink was told to discard.
    decision.withLock { decision in
      guard decision == .granted else { return }
      let recorded = RecordedEvent(event, at: now())
      for sink in sinks { sink.receive(recorded) }
    }
  }
}
