import Screens
import Services

extension PreferencesStore {
  /// Says where changes are a person can't expect them to be; nil when all is well.
  var syncRemark: Section? {
    let text: Text? =
      switch syncState {
      case .synced: nil
      case .pending: Text("Your changes are kept on this device and will be sent later.", role: .secondary)
      case .unstored: Text("Your changes could not be kept on this device.", role: .warning)
      }
    return text.map { text in Section(footer: syncState.message) { text } }
  }
}
