import Screens
import Services

/// Where each answer changes something there is none that dismisses the alert: the person decides.
extension Alert {
  static let discardEdit = Alert(
    "Discard your changes?", message: "What you have typed was not saved.",
    buttons: [
      Button("Keep editing", role: .cancel, action: EditProfileModel.Action.keepEditing),
      Button("Discard", role: .destructive, action: EditProfileModel.Action.discard),
    ])

  static func signOut(isSomethingLost: Bool) -> Alert {
    let loss = isSomethingLost ? "Changes that were not sent yet will be lost. " : ""
    return Alert(
      "Sign out?", message: loss + "You will need your password to sign in again.",
      buttons: [
        Button("Sign out", role: .destructive, id: "confirm", action: ProfileModel.Action.signOut),
        Button("Stay signed in", role: .cancel, action: ProfileModel.Action.stay),
      ])
  }

  static func rejection(_ rejection: RejectedEdit) -> Alert {
    let fields = rejection.error.fields
    let reasons = [("Name", fields["name"]), ("Bio", fields["bio"])].compactMap { title, reason in
      reason.map { "\(title): \($0)" }
    }
    return Alert(
      "Your changes were not saved",
      message: reasons.isEmpty ? rejection.error.message : reasons.joined(separator: "\n"),
      buttons: [
        Button("Edit again", role: .primary, action: ProfileModel.Action.editAgain),
        Button("Discard changes", role: .destructive, action: ProfileModel.Action.discardEdit),
      ])
  }

  /// Asks about one field of a conflict.
  static func conflict(_ conflict: ProfileConflict, in field: ProfileField) -> Alert {
    let difference = TextDifference(conflict.mine[field] ?? "", conflict.theirs[field] ?? "")
    let lines = [
      "Yours: \(quoted(difference.mine))", "Theirs: \(quoted(difference.theirs))", difference.remark,
    ]
    return Alert(
      "Your \(field.title) was changed elsewhere",
      message: lines.compactMap(\.self).joined(separator: "\n"),
      buttons: [
        Button("Keep mine", role: .primary, action: ProfileModel.Action.keepMine(field)),
        Button("Use theirs", action: ProfileModel.Action.useTheirs(field)),
        Button("Later", role: .cancel, action: ProfileModel.Action.chooseLater),
      ])
  }

  private static func quoted(_ text: String) -> String { text.isEmpty ? "empty" : "“\(text)”" }
}

extension ProfileField {
  /// As it stands within a sentence.
  var title: String {
    switch self {
    case .name: "name"
    case .bio: "bio"
    }
  }
}
