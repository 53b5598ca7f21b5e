import Composition
import Models

/// The way into the app: signing in, signing up, and the steps that a new person goes through. Its main screen is
/// the one to sign in; it has no links of its own.
public protocol OnboardingAPI: FeatureAPI {
  /// Makes the screen on which an account is made.
  func makeSignUpScreen() -> any ScreenModel
  /// Makes the screen on which a link to choose a new password is asked for.
  func makeForgotPasswordScreen() -> any ScreenModel

  /// Whether something was typed in one of the steps that is not saved, wherever the person is now.
  var hasUnsavedChanges: Bool { get }

  /// The screen of a step for a person who has signed in. As long as that person's steps go on, a step always has
  /// the same screen, so that what was typed survives going back and forth.
  ///
  /// - Parameters:
  ///   - step: the step.
  ///   - user: the person, whose name and bio the first visit starts with.
  func stepScreen(_ step: OnboardingStep, user: User) -> any ScreenModel
}
