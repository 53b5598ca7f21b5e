import Composition
import Design
import Models
import Observation
import Services

@Observable @MainActor
final class EditProfileModel: ScreenModel {
  enum Action: Equatable, Sendable {
    case editName(TypedText)
    case editBio(TypedText)
    case save
    case cancel
    case discard
    case keepEditing
  }

  private var name = FormField()
  private var bio = FormField()
  private var isAskingToDiscard = false
  /// What the person saw when they began.
  @ObservationIgnored private var original: User?
  @ObservationIgnored private unowned let profile: ProfileModel

  init(profile: ProfileModel) {
    self.profile = profile
  }

  var screen: Screen {
    Screen(
      id: "profile.edit", title: "Edit profile",
      alert: isAskingToDiscard ? .discardEdit : nil,
      back: hasUnsavedChanges ? ScreenAction(Action.cancel) : nil
    ) {
      Section(footer: "Your name is what others see.") {
        name.element("Name", action: Action.editName)
        bio.element("Bio", action: Action.editBio)
      }
      Section {
        Button("Save", role: .primary, action: Action.save)
        Button("Cancel", role: .cancel, action: Action.cancel)
      }
    }
  }

  func send(_ action: Action) {
    switch action {
    case .editName(let text): name.type(text)
    case .editBio(let text): bio.type(text)
    case .save: save()
    case .cancel where hasUnsavedChanges: isAskingToDiscard = true
    case .cancel, .discard: close()
    case .keepEditing: isAskingToDiscard = false
    }
  }

  /// A question that nobody sees any more is not open either.
  func leave() {
    isAskingToDiscard = false
  }

  /// Begins with what is shown, or with what the server did not take. A field in which somebody is typing stays as it is.
  func begin(with user: User, again rejection: RejectedEdit? = nil) {
    var seen = user
    if let original, name.text.trimmed != original.name.trimmed {
      seen.name = original.name
    } else {
      name.replace(with: (rejection?.changes.name ?? user.name).trimmed)
      name.problem = rejection?.error.fields["name"]
    }
    if let original, bio.text.trimmed != original.bio.trimmed {
      seen.bio = original.bio
    } else {
      bio.replace(with: (rejection?.changes.bio ?? user.bio).trimmed)
      bio.problem = rejection?.error.fields["bio"]
    }
    original = seen
  }

  private var edit: ProfileEdit { ProfileEdit(name: name.text, bio: bio.text) }

  /// Whether something was typed that is neither saved nor given up.
  var hasUnsavedChanges: Bool { original.map { edit != ProfileEdit($0) } ?? false }

  private func save() {
    name.check(FieldRule.name.problem)
    bio.check(FieldRule.bio.problem)
    guard name.problem == nil, bio.problem == nil else { return }
    if let original, hasUnsavedChanges { profile.save(edit, changedFrom: original) }
    close()
  }

  private func close() {
    original = nil
    profile.navigation.closeEdit()
  }
}
