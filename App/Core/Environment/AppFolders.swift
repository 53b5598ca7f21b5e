import Foundation

/// Where the app keeps its files.
struct AppFolders {
  /// What the app needs at the next launch.
  var state: URL
  /// What can be had again.
  var cache: URL

  init(state: URL, cache: URL) {
    self.state = state
    self.cache = cache
  }

  /// Folders in one that is the app's own.
  init(below folder: URL) {
    state = folder.appending(path: "state", directoryHint: .isDirectory)
    cache = folder.appending(path: "cache", directoryHint: .isDirectory)
  }

  /// Folders in these for what belongs to one server: its tokens and answers never meet those of another.
  func of(_ server: ServerAddress) -> AppFolders {
    let path = "servers/\(server.folderName)"
    return AppFolders(
      state: state.appending(path: path, directoryHint: .isDirectory),
      cache: cache.appending(path: path, directoryHint: .isDirectory))
  }
}
