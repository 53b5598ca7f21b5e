/// Where the settings ask the app to go. The app decides what that means.
@MainActor
public struct SettingsNavigation {
  let show: (SettingsPlace?) -> Void
  let open: (SettingsPlace) -> Void
  let close: () -> Void
  let accountDeleted: () -> Void
  let deletionGivenUp: () -> Void

  /// Makes the callbacks.
  ///
  /// - Parameters:
  ///   - show: show a place directly on the main screen of the settings, instead of whatever lies there, or the
  ///     main screen itself for nil; asked for by links.
  ///   - open: show a place on top of what is shown.
  ///   - close: go back to what lies below.
  ///   - accountDeleted: the account does not exist any more; forget the person, and tell.
  ///   - deletionGivenUp: the person went away while the account was being deleted. The server may have deleted it all
  ///     the same; tell.
  public init(
    show: @escaping (SettingsPlace?) -> Void, open: @escaping (SettingsPlace) -> Void,
    close: @escaping () -> Void, accountDeleted: @escaping () -> Void, deletionGivenUp: @escaping () -> Void
  ) {
    self.show = show
    self.open = open
    self.close = close
    self.accountDeleted = accountDeleted
    self.deletionGivenUp = deletionGivenUp
  }
}
