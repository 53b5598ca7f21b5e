import Composition
import Onboarding
import Profile
import Settings

extension AppDependencies {
  var onboardingNavigation: OnboardingNavigation {
    OnboardingNavigation(
      showSignUp: { [authCoordinator] in authCoordinator.push(.signUp) },
      showForgotPassword: { [authCoordinator] in authCoordinator.push(.forgotPassword) },
      back: { [authCoordinator] in authCoordinator.pop() },
      signedIn: { [controller, authCoordinator] user in
        authCoordinator.popToRoot()
        controller.signedIn(user: user)
      },
      showStep: { [controller] in controller.showStep($0) },
      finished: { [controller] in controller.finishedOnboarding(user: $0) },
      cancelled: { [controller] in controller.cancelOnboarding() })
  }

  var profileNavigation: ProfileNavigation {
    ProfileNavigation(
      showProfile: { [mainCoordinator] in
        mainCoordinator.select(.profile)
        mainCoordinator.popToRoot()
      },
      showEdit: { [mainCoordinator] in
        mainCoordinator.select(.profile)
        mainCoordinator.show([.editProfile])
      },
      closeEdit: { [mainCoordinator] in mainCoordinator.pop() },
      signOut: { [controller] in controller.requestSignOut() })
  }

  var settingsNavigation: SettingsNavigation {
    SettingsNavigation(
      show: { [mainCoordinator, settingsCoordinator] place in
        mainCoordinator.select(.settings)
        settingsCoordinator.show(place.map { [$0] } ?? [])
      },
      open: { [settingsCoordinator] in settingsCoordinator.push($0) },
      close: { [settingsCoordinator] in settingsCoordinator.pop() },
      accountDeleted: { [controller] in controller.requestSignOut() })
  }
}
