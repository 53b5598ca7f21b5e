import Models

/// Where the onboarding asks the app to go. The app decides what that means.
@MainActor
public protocol OnboardingNavigation: AnyObject {
  /// Shows the screen for making an account on top of the one to sign in.
  func showSignUp()
  /// Shows the screen for a forgotten password on top of the one to sign in.
  func showForgotPassword()
  /// Leaves the screen that lies on the one to sign in.
  func back()
  /// A person has signed in or made an account; their session is stored.
  func signedIn(_ user: User)
  /// Shows a step, the one before or after the present one.
  func showStep(_ step: OnboardingStep)
  /// The person has been through all steps and the server knows it.
  func finished(_ user: User)
  /// The person doesn't want to go on: sign them out.
  func cancelled()
}
