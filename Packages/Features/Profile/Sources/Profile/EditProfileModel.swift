import Composition
import Models
import Observation
import Screens
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

  private var name: FormField
  private var bio: FormField
  private var isAskingToDiscard = false
  /// What the person saw when they began.
  @ObservationIgnored private let original: User
  @ObservationIgnored private let profile: ProfileModel

  /// - Parameters:
  ///   - profile: saves the edit.
  ///   - original: what the person sees now.
  ///   - rejection: what the server did not take, for another try.
  init(profile: ProfileModel, original: User, again rejection: RejectedEdit?) {
    self.profile = profile
    self.original = original
    name = FormField((rejection?.changes.name ?? original.name).trimmed)
    bio = FormField((rejection?.changes.bio ?? original.bio).trimmed)
    name.problem = rejection?.error.fields["name"]
    bio.problem = rejection?.error.fields["bio"]
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
    case .cancel, .discard: profile.navigation.closeEdit()
    case .keepEditing: isAskingToDiscard = false
    }
  }

  /// A question that nobody sees any more is not open either.
  func leave() {
    isAskingToDiscard = false
  }

  private var edit: ProfileEdit { ProfileEdit(name: name.text, bio: bio.text) }

  /// Whether something was typed that is neither saved nor given up.
  var hasUnsavedChanges: Bool { edit != ProfileEdit(original) }

  private func save() {
    name.check(FieldRule.name.problem)
    bio.check(FieldRule.bio.problem)
    guard name.problem == nil, bio.problem == nil else { return }
    if hasUnsavedChanges { profile.save(edit, changedFrom: original) }
    profile.navigation.closeEdit()
  }
}
