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
    case .fileNoSuchFile, .fileReadNoSuchFile: "there is no such file"
    case .fileReadNoPermission, .fileWriteNoPermission: "access is denied"
    case .fileReadInapplicableStringEncoding, .fileReadCorruptFile: "it is not UTF-8 text"
    case .fileWriteOutOfSpace: "the disc is full"
    case .fileWriteVolumeReadOnly: "the disc is read-only"
    default: "the system refused it (\(error.code.rawValue))"
    }
  }

  /// Nil when there is nothing.
  private static func isFolder(_ url: URL) -> Bool? {
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
