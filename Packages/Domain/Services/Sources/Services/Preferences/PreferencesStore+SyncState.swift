extension PreferencesStore {
  /// Whether the server has the preferences in use.
  public enum SyncState: Equatable, Sendable {
    /// It has.
    case synced
    /// It will get them when it can be reached; the message says why it could not. This device keeps them.
    case pending(message: String)
    /// This device could not keep them; the message says why. They count until the app ends.
    case unstored(message: String)

    /// Why the server or this device doesn't have them; nil when all is well.
    public var message: String? {
      switch self {
      case .synced: nil
      case .pending(let message), .unstored(let message): message
      }
    }
  }
}
