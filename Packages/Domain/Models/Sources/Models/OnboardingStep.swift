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

  /// The place of this step, from 1.
  public var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }
}
