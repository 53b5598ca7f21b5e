/// How far a person has come in the onboarding, so that it goes on where it was left.
public struct OnboardingProgress: Equatable, Sendable, Codable {
  /// Whose progress this is.
  public let userID: User.ID
  /// The step that is shown.
  public let step: OnboardingStep

  /// Begins at a step.
  public init(userID: User.ID, step: OnboardingStep = .welcome) {
    self.userID = userID
    self.step = step
  }

  /// The step to go on with for a person: a stored one counts only if it is theirs.
  public static func step(for user: User, stored: OnboardingProgress?) -> OnboardingStep {
    guard let stored, stored.userID == user.id else { return .welcome }
    return stored.step
  }
}
