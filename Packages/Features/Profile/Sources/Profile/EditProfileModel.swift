import Composition
import Design
import Models
import Observation
import Services

@Observable @MainActor
final class EditProfileModel: ScreenModel {
  enum Action: Equatable, Sendable {
    case editName(String)
    case editBio(String)
    case save
    case cancel
  }

  private var name = ""
  private var bio = ""
  private var revision = 0
  private var problems: [String: String] = [:]
  /// What the person saw when they began.
  @ObservationIgnored private var original: User?
  @ObservationIgnored private unowned let profile: ProfileModel

  init(profile: ProfileModel) {
    self.profile = profile
  }

  var screen: Screen {
    Screen(id: "profile.edit", title: "Edit profile") {
      Section(footer: "Your name is what others see.") {
        TextField(
          "Name", text: name, revision: revision, error: problems["name"], action: Action.editName)
        TextField("Bio", text: bio, revision: revision, error: problems["bio"], action: Action.editBio)
      }
      Section {
        Button("Save", role: .primary, action: Action.save)
        Button("Cancel", role: .cancel, action: Action.cancel)
      }
    }
  }

  func send(_ action: ScreenAction) {
    switch action.unwrapped(as: Action.self) {
    case nil: break
    case .editName(let text):
      name = text
      problems["name"] = nil
    case .editBio(let text):
      bio = text
      problems["bio"] = nil
    case .save: save()
    case .cancel: profile.navigation.closeEdit()
    }
  }

  /// Begins with what is shown, or with what the server did not take.
  func begin(with user: User, again rejection: RejectedEdit? = nil) {
    let edit = ProfileEdit(
      name: rejection?.changes.name ?? user.name, bio: rejection?.changes.bio ?? user.bio)
    original = user
    name = edit.name
    bio = edit.bio
    revision += 1
    problems = rejection?.error.fields ?? [:]
  }

  private func save() {
    let edit = ProfileEdit(name: name, bio: bio)
    problems = edit.problems
    guard problems.isEmpty else { return }
    if let original, edit != ProfileEdit(original) { profile.save(edit, changedFrom: original) }
    profile.navigation.closeEdit()
  }
}
