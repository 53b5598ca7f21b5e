/// Where the profile asks the app to go. The app decides what that means.
@MainActor
public struct ProfileNavigation {
  let showProfile: () -> Void
  let isEditing: () -> Bool
  let showEdit: () -> Void
  let closeEdit: () -> Void
  let signOut: () -> Void

  /// Makes the callbacks.
  ///
  /// - Parameters:
  ///   - showProfile: show the profile itself.
  ///   - isEditing: whether the screen for editing lies on top of the profile already, with what was typed there.
  ///   - showEdit: show the screen for editing on top of the profile.
  ///   - closeEdit: leave the screen for editing.
  ///   - signOut: sign the person out.
  public init(
    showProfile: @escaping () -> Void, isEditing: @escaping () -> Bool, showEdit: @escaping () -> Void,
    closeEdit: @escaping () -> Void, signOut: @escaping () -> Void
  ) {
    self.showProfile = showProfile
    self.isEditing = isEditing
    self.showEdit = showEdit
    self.closeEdit = closeEdit
    self.signOut = signOut
  }
}
