#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What an entry of a folder is; a symbolic link is one of the others.
enum FileKind: Equatable {
  case file
  case folder
  case symbolicLink
  case other

  init(_ status: stat) {
    self =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .symbolicLink
      default: .other
      }
  }

  /// Refuses everything but a regular file.
  func requireFile(at path: String) throws(FileStoreError) {
    switch self {
    case .file: return
    case .symbolicLink: throw .symbolicLink(path: path)
    case .folder, .other: throw .notAFile(path: path)
    }
  }
}
