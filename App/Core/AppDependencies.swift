import Analytics
import Composition
import Foundation
import Models
import Networking
import Onboarding
import Persistence
import Profile
import Services
import Settings

/// Everything the app is composed of. Making the container makes the services and no feature: each is made when it
/// is first used.
@MainActor
final class AppDependencies {
  /// Moves the app through its states.
  let controller: AppStateController
  let preferences: PreferencesStore
  let authCoordinator = AuthCoordinator()
  let mainCoordinator = MainCoordinator()
  let settingsCoordinator = SettingsCoordinator()
  /// The ids of the features that exist now.
  var madeFeatures: Set<String> {
    Set([onboarding?.id, profile?.feature.id, settings?.id].compactMap(\.self))
  }
  private let environment: AppEnvironment
  private let analytics: AnalyticsClient
  private let auth: any AuthService
  private let profileService: any ProfileService
  private let currentProfile: CurrentProfile
  private let storage: any StorageService
  private var onboarding: (any OnboardingAPI)?
  private var profile: (userID: User.ID, feature: any ProfileAPI)?
  private var settings: (any SettingsAPI)?

  /// Makes the services.
  ///
  /// - Parameter environment: what the app needs from outside.
  /// - Throws: what is wrong with the address of the server.
  init(environment: AppEnvironment) throws(BaseURLError) {
    self.environment = environment
    let notices = environment.notices
    let sessions = SessionStore(secrets: environment.secrets) { error in
      notices.send("You stay signed in until the app ends. \(error.message)")
    }
    let responses = ResponseCache(file: environment.cache.folder.appending(path: "responses.sqlite")) {
      notices.send($0.message)
    }
    let transport = environment.pipeline()
    let authentication = SessionAuthentication(
      store: sessions, baseURL: environment.baseURL, transport: transport)
    let client = try APIClient(
      baseURL: environment.baseURL,
      transport: CachingTransport(wrapping: transport, cache: responses, now: environment.time.now),
      authentication: authentication)
    let analytics = AnalyticsClient(sinks: environment.analyticsSinks, now: environment.time.now)
    self.analytics = analytics
    auth = LiveAuthService(client: client, store: sessions, authentication: authentication)
    let refusals = RefusalRelay()
    let profiles = LiveProfileService(client: client, store: sessions)
    profileService = WatchedProfileService(profiles, refusals: refusals)
    currentProfile = CurrentProfile(
      service: profiles, storage: FileProfileEditStorage(environment.state), now: environment.time.now,
      onRefusal: { refusals.onRefusal() })
    storage = LiveStorageService(cache: environment.cache, state: environment.state)
    preferences = PreferencesStore(
      service: LivePreferencesService(client: client, sessions: sessions, files: environment.state),
      onChange: { preferences in
        do {
          try analytics.setConsent(preferences.analyticsConsent ? .granted : .withheld)
        } catch {
          notices.send("Analytics events could not be removed from this device. \(error)")
        }
      },
      onRefusal: { refusals.onRefusal() })
    let services = AppServices(
      auth: auth, profile: currentProfile, preferences: preferences, responses: responses,
      progress: JSONFile("onboarding.json", in: environment.state),
      analytics: analytics, clock: environment.time.clock, now: environment.time.now)
    controller = AppStateController(services: services, onIllegalMove: environment.onIllegalMove)
    notices.listen { [weak controller] message in
      Effects.hop { controller?.tell(message) }
    }
    refusals.onRefusal = { [weak controller] in controller?.reconnect() }
  }
}

extension AppDependencies {
  var onboardingFeature: any OnboardingAPI {
    if let onboarding { return onboarding }
    let feature = OnboardingFactory.make(
      auth: auth, profile: profileService, preferences: preferences, hint: environment.signInHint,
      analytics: analytics, clock: environment.time.clock, navigation: onboardingNavigation)
    onboarding = feature
    return feature
  }

  var settingsFeature: any SettingsAPI {
    if let settings { return settings }
    let feature = SettingsFactory.make(
      preferences: preferences, profile: profileService, storage: storage, version: ComposedApp.version,
      analytics: analytics, clock: environment.time.clock, navigation: settingsNavigation)
    settings = feature
    return feature
  }

  func profileFeature(for user: User) -> any ProfileAPI {
    if let profile, profile.userID == user.id { return profile.feature }
    let feature = ProfileFactory.make(
      store: currentProfile.store(of: user, isCurrent: false), preferences: preferences,
      analytics: analytics, clock: environment.time.clock, now: environment.time.now,
      navigation: profileNavigation)
    profile = (user.id, feature)
    return feature
  }

  /// Forgets the features that hold something of the person who was signed in, and where they were in them.
  func forgetPersonalFeatures() {
    profile = nil
    settings = nil
    forgetOnboardingFeature()
    mainCoordinator.popToRoot()
    mainCoordinator.select(.profile)
    settingsCoordinator.popToRoot()
  }

  func forgetOnboardingFeature() {
    onboarding = nil
    authCoordinator.popToRoot()
  }
}
