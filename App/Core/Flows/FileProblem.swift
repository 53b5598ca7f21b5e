import Foundation

/// What is wrong with a file, for whoever named it on the command line.
enum FileProblem {
  static func text(_ error: any Error, path: String) -> String {
    guard let error = error as? CocoaError else { return "\(error)" }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      return "it is a folder"
    }
    return switch error.code {
    case .fileNoSuchFile, .fileReadNoSuchFile: "there is no such file"
    case .fileWriteFileExists: "a file is where its folder should be"
    case .fileReadNoPermission, .fileWriteNoPermission: "access is denied"
    case .fileReadInapplicableStringEncoding, .fileReadCorruptFile: "it is not UTF-8 text"
    case .fileWriteOutOfSpace: "the disc is full"
    case .fileWriteVolumeReadOnly: "the disc is read-only"
    default: "the system refused it (\(error.code.rawValue))"
    }
  }
}
