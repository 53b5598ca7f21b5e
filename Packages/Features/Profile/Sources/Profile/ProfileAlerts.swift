import Design
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

  static func conflict(_ conflict: ProfileConflict) -> Alert {
    let lines = [
      line("Name", conflict.mine.name, conflict.theirs.name),
      line("Bio", conflict.mine.bio, conflict.theirs.bio),
    ]
    return Alert(
      "Your profile was changed elsewhere", message: lines.compactMap(\.self).joined(separator: "\n"),
      buttons: [
        Button("Keep mine", role: .primary, action: ProfileModel.Action.keepMine),
        Button("Use theirs", action: ProfileModel.Action.useTheirs),
      ])
  }

  private static func line(_ title: String, _ mine: String?, _ theirs: String?) -> String? {
    guard let mine, let theirs else { return nil }
    return "\(title): yours is \(quoted(mine)), theirs is \(quoted(theirs))."
  }

  private static func quoted(_ text: String) -> String {
    if text.isEmpty { return "empty" }
    let limit = 60
    return text.count <= limit ? "“\(text)”" : "“\(text.prefix(limit - 1))…”"
  }
}
