/// Whether the server has what a person has changed.
public enum SyncState: Equatable, Sendable {
  /// It has.
  case synced
  /// It will get it when it can be reached; the message says why it has not. This device keeps it.
  case pending(message: String)
  /// This device could not keep it; the message says why. It counts until the app ends.
  case unstored(message: String)

  /// Why the server or this device doesn't have it; nil when all is well.
  public var message: String? {
    switch self {
    case .synced: nil
    case .pending(let message), .unstored(let message): message
    }
  }
}
