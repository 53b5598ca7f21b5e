import Foundation
import Persistence

/// Where the app keeps its files.
struct AppFolders {
  /// What the app needs at the next launch.
  var state: URL
  /// What can be had again.
  var cache: URL
  /// What they are on.
  var disc = Disc.background
  /// The name under which secrets stand in the system's keychain; nil where they stay with everything else.
  private var keychainService: String?

  /// The usual folders of this device.
  init(state: URL, cache: URL, keychainService: String) {
    self.state = state
    self.cache = cache
    self.keychainService = keychainService
  }

  /// Folders in one that is the app's own.
  init(below folder: URL) {
    state = folder.appending(path: "state", directoryHint: .isDirectory)
    cache = folder.appending(path: "cache", directoryHint: .isDirectory)
  }

  /// Folders in these for what belongs to one server: its tokens and answers never meet those of another.
  func of(_ server: ServerAddress) -> AppFolders {
    let path = "servers/\(server.folderName)"
    var folders = self
    folders.state.append(path: path, directoryHint: .isDirectory)
    folders.cache.append(path: path, directoryHint: .isDirectory)
    folders.keychainService?.append("/" + path)
    return folders
  }

  /// Where secrets are kept: in the keychain where there is one, but in a folder that somebody has chosen with everything
  /// else.
  var secrets: any SecretStore {
    #if canImport(Security)
      if let keychainService { return KeychainSecretStore(service: keychainService) }
    #endif
    return FileSecretStore(FileStore(folder: state, disc: disc))
  }
}
