import Analytics
import Models

/// Tells analytics what the app is asked for, before it is, and the feature when the steps have ended.
@MainActor
final class RecordingNavigation: OnboardingNavigation {
  var stepsEnded: () -> Void = {}
  private let app: any OnboardingNavigation
  private let analytics: AnalyticsClient

  init(_ app: any OnboardingNavigation, analytics: AnalyticsClient) {
    self.app = app
    self.analytics = analytics
  }

  func showSignUp() { app.showSignUp() }
  func showForgotPassword() { app.showForgotPassword() }
  func back() { app.back() }

  func signedIn(_ user: User) {
    analytics.record(.signedIn(user))
    app.signedIn(user)
  }

  func showStep(_ step: OnboardingStep) {
    analytics.record(.onboardingStepShown(step))
    app.showStep(step)
  }

  func finished(_ user: User) {
    analytics.record(.onboardingFinished)
    app.finished(user)
    stepsEnded()
  }

  func cancelled() {
    analytics.record(.onboardingCancelled)
    app.cancelled()
    stepsEnded()
  }
}
