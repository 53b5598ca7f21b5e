import Analytics
import Models

extension AnalyticsEvent {
  /// Somebody signed in or made an account.
  static func signedIn(_ user: User) -> AnalyticsEvent {
    AnalyticsEvent("SignedIn", ["isOnboarded": .bool(user.isOnboarded)])
  }

  /// A step is shown.
  static func onboardingStepShown(_ step: OnboardingStep) -> AnalyticsEvent {
    AnalyticsEvent("OnboardingStepShown", ["step": .string(step.rawValue)])
  }

  /// Somebody went through all steps.
  static let onboardingFinished = AnalyticsEvent("OnboardingFinished")
  /// Somebody did not want to go on.
  static let onboardingCancelled = AnalyticsEvent("OnboardingCancelled")
}
