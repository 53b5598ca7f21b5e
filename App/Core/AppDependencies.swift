import Analytics
import Composition
import Foundation
import Models
import Networking
import Persistence
import Services

/// What lives as long as the process: the services, and what makes the features out of them. Making it makes no feature.
@MainActor
final class AppDependencies {
  /// Moves the app through its states.
  let controller: AppStateController
  let preferences: PreferencesStore
  let environment: AppEnvironment
  let analytics: AnalyticsClient
  /// Where analytics events wait for a disc.
  let durableEvents: QueuedSink
  let sessions: SessionStore
  let auth: any AuthService
  let profileService: any ProfileService
  let currentProfile: CurrentProfile
  let storage: any StorageService

  /// Makes the services.
  ///
  /// - Parameter environment: what the app needs from outside.
  /// - Throws: what is wrong with the address of the server.
  init(environment: AppEnvironment) throws(BaseURLError) {
    self.environment = environment
    let (notices, refusals) = (environment.notices, Relay<User.ID>())
    sessions = SessionStore(secrets: environment.secrets) { error in
      notices.send("You stay signed in until the app ends. \(error.message)")
    }
    let responses = ResponseCache(
      file: environment.cache.folder.appending(path: "responses.sqlite"), disc: environment.cache.disc
    ) {
      notices.send($0.message)
    }
    let pauses = RequestedPauses(clock: environment.time.clock)
    let transport = environment.pipeline(noting: pauses)
    let authentication = SessionAuthentication(
      store: sessions, baseURL: environment.baseURL, transport: transport, onRefusal: refusals.send)
    let client = try APIClient(
      baseURL: environment.baseURL,
      transport: CachingTransport(wrapping: transport, cache: responses, now: environment.time.now),
      authentication: authentication)
    durableEvents = QueuedSink(environment.durableSinks) { error in
      notices.send("Analytics events could not be removed from this device. \(error)")
    }
    let analytics = AnalyticsClient(
      sinks: environment.analyticsSinks + [durableEvents], now: environment.time.now)
    self.analytics = analytics
    auth = LiveAuthService(client: client, store: sessions, authentication: authentication)
    profileService = LiveProfileService(client: client, store: sessions)
    currentProfile = CurrentProfile(
      service: profileService, storage: FileProfileEditStorage(environment.state), now: environment.time.now)
    storage = LiveStorageService(cache: environment.cache, state: environment.state)
    preferences = PreferencesStore(
      service: LivePreferencesService(client: client, sessions: sessions, files: environment.state),
      onChange: { analytics.setConsent($0.analyticsConsent ? .granted : .withheld) })
    let services = AppServices(
      auth: auth, profile: currentProfile, preferences: preferences, responses: responses,
      progress: DeviceCopy(
        in: JSONFile("onboarding.json", in: environment.state), content: "Where you were"),
      analytics: analytics, time: environment.time,
      requestedPause: { [url = environment.baseURL] in pauses.remaining(at: url) })
    controller = AppStateController(services: services, onIllegalMove: environment.onIllegalMove)
    notices.listen { [weak controller] message in
      Effects.hop { controller?.tell(message) }
    }
    refusals.listen { [weak controller] id in
      Effects.hop { controller?.sessionWasRefused(of: id) }
    }
  }
}
