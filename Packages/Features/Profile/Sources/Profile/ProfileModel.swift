import Analytics
import Composition
import Design
import Models
import Observation
import Services

@Observable @MainActor
final class ProfileModel: ScreenModel {
  enum Action: Equatable, Sendable {
    case edit
    case editAgain
    case discardEdit
    case askToSignOut
    case signOut
    case stay
  }

  enum Question: Equatable {
    case signOut
    case refusedEdit(ProfileEdit, ServiceError)
  }

  /// What is shown, edits on their way to the server included.
  private(set) var user: User
  private(set) var question: Question?
  /// What the server has, as far as is known.
  @ObservationIgnored private var confirmed: User
  @ObservationIgnored private var savesBegun = 0
  @ObservationIgnored let navigation: ProfileNavigation
  @ObservationIgnored private(set) lazy var editing = EditProfileModel(profile: self)
  @ObservationIgnored private let service: any ProfileService
  @ObservationIgnored private let analytics: AnalyticsClient
  @ObservationIgnored private let effects = Effects()
  private let toasts: ToastPresenter

  init(
    user: User, service: any ProfileService, analytics: AnalyticsClient, clock: any Clock<Duration>,
    navigation: ProfileNavigation
  ) {
    self.user = user
    confirmed = user
    self.service = service
    self.analytics = analytics
    self.navigation = navigation
    toasts = ToastPresenter(clock: clock)
  }

  var screen: Screen {
    Screen(id: "profile", title: "Profile", alert: alert, toast: toasts.toast) {
      Section {
        Text(user.displayName, role: .headline)
        Row("Name", value: user.name.isEmpty ? "Not set" : user.name)
        Row("Email", value: user.email)
        Row("Bio", value: user.bio.isEmpty ? "Not set" : user.bio)
      }
      Section {
        Button("Edit profile", role: .primary, action: Action.edit)
        Button("Sign out", role: .destructive, action: Action.askToSignOut)
      }
    }
  }

  func send(_ action: ScreenAction) {
    guard let action: Action = action.unwrapped() else { return }
    send(action)
  }

  func send(_ action: Action) {
    switch action {
    case .edit:
      editing.begin(ProfileEdit(user))
      navigation.showEdit()
    case .editAgain:
      guard case .refusedEdit(let edit, let error) = question else { return }
      question = nil
      editing.begin(edit, after: error)
      navigation.showEdit()
    case .askToSignOut: question = .signOut
    case .discardEdit, .stay: question = nil
    case .signOut:
      question = nil
      navigation.signOut()
    }
  }

  func task() async {
    // The answer to a save brings the record as well, and a record from before a save must not undo it.
    guard !effects.isRunning("save") else { return }
    let before = savesBegun
    // Offline, what is known stays on the screen; the app itself says that it is offline.
    guard let fetched = try? await service.profile(), savesBegun == before else { return }
    confirmed = fetched
    user = fetched
  }

  func refresh() {
    effects.run("refresh") { [weak self] in await self?.task() }
  }

  /// Shows an edit at once and takes it back when it cannot be kept.
  func save(_ edit: ProfileEdit) {
    savesBegun += 1
    let save = savesBegun
    user.name = edit.name
    user.bio = edit.bio
    effects.run("save") { [weak self, service] in
      do throws(ServiceError) {
        let saved = try await service.update(name: edit.name, bio: edit.bio)
        self?.finish(save, saved)
      } catch {
        self?.takeBack(save, edit, because: error)
      }
    }
  }

  private func finish(_ save: Int, _ saved: User) {
    confirmed = saved
    guard save == savesBegun else { return }
    user = saved
    analytics.record(.profileSaved)
    toasts.show("Profile saved.")
  }

  private func takeBack(_ save: Int, _ edit: ProfileEdit, because error: ServiceError) {
    guard error != .cancelled, save == savesBegun else { return }
    user = confirmed
    analytics.record(.profileEditTakenBack)
    question = .refusedEdit(edit, error)
  }

  private var alert: Alert? {
    switch question {
    case nil: nil
    case .signOut:
      Alert(
        "Sign out?", message: "You will need your password to sign in again.",
        buttons: [
          Button("Sign out", role: .destructive, id: "confirm", action: Action.signOut),
          Button("Stay signed in", role: .cancel, action: Action.stay),
        ])
    case .refusedEdit(_, let error):
      Alert(
        "Your changes were not saved", message: error.message,
        buttons: [
          Button("Edit again", role: .primary, action: Action.editAgain),
          Button("Discard changes", role: .cancel, action: Action.discardEdit),
        ])
    }
  }
}
