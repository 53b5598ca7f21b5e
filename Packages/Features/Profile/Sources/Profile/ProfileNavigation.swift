/// Where the profile asks the app to go. The app decides what that means.
@MainActor
public protocol ProfileNavigation: AnyObject {
  /// Whether the screen for editing lies on top of the profile already, with what was typed there.
  var isEditing: Bool { get }
  /// Shows the profile itself.
  func showProfile()
  /// Shows the screen for editing on top of the profile.
  func showEdit()
  /// Leaves the screen for editing.
  func closeEdit()
  /// Signs the person out.
  func signOut()
}
