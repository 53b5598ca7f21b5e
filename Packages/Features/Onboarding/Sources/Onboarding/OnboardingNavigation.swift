import Models

/// Where the onboarding asks the app to go. The app decides what that means.
@MainActor
public struct OnboardingNavigation {
  let showSignUp: () -> Void
  let showForgotPassword: () -> Void
  let back: () -> Void
  let signedIn: (User) -> Void
  let showStep: (OnboardingStep) -> Void
  let finished: (User) -> Void
  let cancelled: () -> Void

  /// Makes the callbacks.
  ///
  /// - Parameters:
  ///   - showSignUp: show the screen for making an account on top of the one to sign in.
  ///   - showForgotPassword: show the screen for a forgotten password on top of the one to sign in.
  ///   - back: leave the screen that lies on the one to sign in.
  ///   - signedIn: a person has signed in or made an account; their session is stored.
  ///   - showStep: show a step, the one before or after the present one.
  ///   - finished: the person has been through all steps and the server knows it.
  ///   - cancelled: the person doesn't want to go on: sign them out.
  public init(
    showSignUp: @escaping () -> Void, showForgotPassword: @escaping () -> Void, back: @escaping () -> Void,
    signedIn: @escaping (User) -> Void, showStep: @escaping (OnboardingStep) -> Void,
    finished: @escaping (User) -> Void, cancelled: @escaping () -> Void
  ) {
    self.showSignUp = showSignUp
    self.showForgotPassword = showForgotPassword
    self.back = back
    self.signedIn = signedIn
    self.showStep = showStep
    self.finished = finished
    self.cancelled = cancelled
  }

  /// The same callbacks, with something more to do when the steps have ended.
  func ending(_ end: @escaping () -> Void) -> Self {
    Self(
      showSignUp: showSignUp, showForgotPassword: showForgotPassword, back: back, signedIn: signedIn,
      showStep: showStep,
      finished: { [finished] user in
        finished(user)
        end()
      },
      cancelled: { [cancelled] in
        cancelled()
        end()
      })
  }
}
