/// The steps that a new person goes through, in their order.
public enum OnboardingStep: String, Equatable, Sendable, Codable, CaseIterable {
  /// Says what the app is.
  case welcome
  /// Asks what the app may do.
  case permissions
  /// Asks for name and bio.
  case profileSetup
  /// Says that all is done.
  case complete

  /// The step after this one, or nil after the last.
  public var next: OnboardingStep? { neighbor(+1) }
  /// The step before this one, or nil before the first.
  public var previous: OnboardingStep? { neighbor(-1) }
  /// The place of this step, from 1.
  public var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }

  private func neighbor(_ offset: Int) -> OnboardingStep? {
    let index = number - 1 + offset
    return Self.allCases.indices.contains(index) ? Self.allCases[index] : nil
  }
}
