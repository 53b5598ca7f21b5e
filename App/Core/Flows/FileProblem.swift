import Foundation

/// What is wrong with a file, for whoever named it on the command line.
enum FileProblem {
  static func text(_ error: any Error, path: String) -> String {
    guard let error = error as? CocoaError else { return "\(error)" }
    let url = URL(filePath: path)
    if isFolder(url) == true { return "it is a folder" }
    if url.parents.contains(where: { isFolder($0) == false }) {
      return "a file is where its folder should be"
    }
    return switch error.code {
    case .fileNoSuchFile, .fileReadNoSuchFile: text(code: ENOENT)
    case .fileReadNoPermission, .fileWriteNoPermission: text(code: EACCES)
    case .fileReadInapplicableStringEncoding, .fileReadCorruptFile: "it is not UTF-8 text"
    case .fileWriteOutOfSpace: text(code: ENOSPC)
    case .fileWriteVolumeReadOnly: text(code: EROFS)
    default:
      (error.userInfo[NSUnderlyingErrorKey] as? NSError).map { text(code: Int32($0.code)) }
        ?? "the system refused it (\(error.code.rawValue))"
    }
  }

  /// - Parameter code: as in `errno`.
  static func text(code: Int32) -> String {
    switch code {
    case ENOENT: "there is no such file"
    case EACCES, EPERM: "access is denied"
    case ENOSPC, EDQUOT: "the disc is full"
    case EROFS: "the disc is read-only"
    case ENOTDIR: "it is no folder"
    case EISDIR: "it is a folder"
    case EPIPE: "nobody reads it any more"
    case EBADF: "it is closed"
    default: String(cString: strerror(code))
    }
  }

  /// Whether there is a folder; nil when there is nothing.
  static func isFolder(_ url: URL) -> Bool? {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) ? isFolder.boolValue : nil
  }
}

extension URL {
  /// The folders on the way to a file, from the innermost.
  fileprivate var parents: some Sequence<URL> {
    sequence(first: standardizedFileURL.deletingLastPathComponent()) { folder in
      folder.path == "/" ? nil : folder.deletingLastPathComponent()
    }
  }
}
