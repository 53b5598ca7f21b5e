/// Where the profile asks the app to go. The app decides what that means.
@MainActor
public protocol ProfileNavigation: AnyObject {
  /// Shows the profile itself.
  func showProfile()
  /// Shows the screen for editing on top of the profile; where it lies there already, it stays as it is.
  func showEdit()
  /// Leaves the screen for editing.
  func closeEdit()
  /// Signs the person out.
  func signOut()
}
