/// How far a person has come in the onboarding, so that it goes on where it was left.
public struct OnboardingProgress: Equatable, Sendable, Codable {
  /// Whose progress this is.
  public let userID: User.ID
  /// The step that is shown.
  public private(set) var step: OnboardingStep

  /// Begins at a step.
  public init(userID: User.ID, step: OnboardingStep = .welcome) {
    self.userID = userID
    self.step = step
  }

  /// Goes to a step if it is the one before or after the present one.
  ///
  /// - Returns: whether that was so.
  @discardableResult
  public mutating func move(to step: OnboardingStep) -> Bool {
    guard step == self.step.next || step == self.step.previous else { return false }
    self.step = step
    return true
  }

  /// The step to go on with for a person: a stored one counts only if it is theirs.
  public static func step(for user: User, stored: OnboardingProgress?) -> OnboardingStep {
    guard let stored, stored.userID == user.id else { return .welcome }
    return stored.step
  }
}
