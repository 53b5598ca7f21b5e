/// Where the settings ask the app to go. The app decides what that means.
@MainActor
public protocol SettingsNavigation: AnyObject {
  /// Shows a place directly on the main screen of the settings, instead of whatever lies there, or the main screen itself for
  /// nil; asked for by links.
  func show(_ place: SettingsPlace?)
  /// Shows a place on top of what is shown.
  func open(_ place: SettingsPlace)
  /// Goes back to what lies below.
  func close()
  /// The account does not exist any more: forget the person, and tell.
  func accountDeleted()
  /// The person went away while the account was being deleted. The server may have deleted it all the same: tell.
  func deletionGivenUp()
}
