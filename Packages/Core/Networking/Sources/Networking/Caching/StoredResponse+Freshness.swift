#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension StoredResponse {
  /// When the server said it.
  var said: Date { answered - initialAge }

  /// In seconds (RFC 9111, section 4.2.3). A clock that was set back makes nothing younger than it was.
  func age(at now: Date) -> TimeInterval {
    max(0, initialAge + max(0, now.timeIntervalSince(answered)))
  }

  /// Whether it can be used without asking the server.
  ///
  /// - Parameter wish: what the request says.
  func isFresh(at now: Date, for wish: CacheControl) -> Bool {
    let control = CacheControl(headers)
    guard !control.noCache, !wish.noCache, answered <= now else { return false }
    let age = age(at: now)
    guard age <= wish.maxAge.map(Double.init) ?? .infinity else { return false }
    return lifetime(control) > age + Double(wish.minFresh ?? 0)
  }

  /// Whether it may be used while the server can't be reached (RFC 9111, section 4.2.4).
  ///
  /// - Parameter limit: how old it may be, in seconds.
  func mayStandIn(at now: Date, for wish: CacheControl, limit: TimeInterval) -> Bool {
    let control = CacheControl(headers)
    guard !control.noCache, !wish.noCache, !control.mustRevalidate else { return false }
    return age(at: now) <= limit
  }

  /// Whether it may be used instead of an error of the server (RFC 5861, section 4).
  func mayReplaceError(at now: Date, for wish: CacheControl) -> Bool {
    let control = CacheControl(headers)
    guard !control.noCache, !wish.noCache, !control.mustRevalidate else { return false }
    guard let staleIfError = control.staleIfError else { return false }
    return age(at: now) - lifetime(control) <= Double(staleIfError)
  }

  /// For how many seconds it is fresh (RFC 9111, section 4.2.1). Nothing is guessed: an answer that doesn't say so isn't.
  private func lifetime(_ control: CacheControl) -> TimeInterval {
    if let maxAge = control.maxAge { return Double(maxAge) }
    let expires = headers.values(of: "Expires")
    guard expires.count == 1, let end = HTTPDate.date(from: expires[0], relativeTo: answered) else {
      return 0
    }
    return max(0, end.timeIntervalSince(headers.date(relativeTo: answered) ?? answered))
  }
}

extension HTTPHeaders {
  /// How old an answer with these fields was when it came, in seconds (RFC 9111, section 4.2.3).
  func age(asked: Date, answered: Date) -> TimeInterval {
    let apparent = date(relativeTo: answered).map { answered.timeIntervalSince($0) } ?? 0
    let told = values(of: "Age").compactMap { DeltaSeconds($0)?.value }.max() ?? 0
    return max(0, apparent, Double(told) + max(0, answered.timeIntervalSince(asked)))
  }

  fileprivate func date(relativeTo now: Date) -> Date? {
    self["Date"].flatMap { HTTPDate.date(from: $0, relativeTo: now) }
  }
}
