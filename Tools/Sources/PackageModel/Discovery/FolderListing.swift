import Foundation

/// What is directly in a folder. The entries say themselves what they are, so that a file costs no system call.
enum FolderListing {
  struct Entry {
    let name: String
    let isFolder: Bool
    /// Whether the name is what the file is really called; otherwise it has bytes that are no text.
    let hasText: Bool
  }

  static func entries(of folder: String) throws(FolderError) -> [Entry] {
    guard let stream = opendir(folder) else { throw FolderError(code: errno) }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      let name = String(decoding: bytes, as: UTF8.self)
      guard name != ".", name != ".." else { continue }
      guard let isFolder = isFolder(entry.pointee.d_type, "\(folder)/\(name)") else { continue }
      entries.append(Entry(name: name, isFolder: isFolder, hasText: Array(name.utf8) == bytes))
    }
    return entries
  }

  /// Nil for what is neither a folder nor a file: a pipe, a socket, or a link to anything but a file.
  private static func isFolder(_ type: UInt8, _ path: String) -> Bool? {
    switch Int32(type) {
    case Int32(DT_DIR): return true
    case Int32(DT_REG): return false
    case Int32(DT_LNK): return kind(of: path, followsLink: true) == S_IFREG ? false : nil
    case Int32(DT_UNKNOWN):
      let kind = kind(of: path, followsLink: false)
      return kind == S_IFDIR ? true : kind == S_IFREG ? false : nil
    default: return nil
    }
  }

  private static func kind(of path: String, followsLink: Bool) -> mode_t? {
    var status = stat()
    let code = followsLink ? stat(path, &status) : lstat(path, &status)
    return code == 0 ? status.st_mode & S_IFMT : nil
  }
}
