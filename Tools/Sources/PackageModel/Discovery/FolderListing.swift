import Foundation

/// What is directly in a folder. The entries say themselves what they are, so that a file costs no system call.
package enum FolderListing {
  package enum Kind: Sendable {
    case file, folder, link
    /// A pipe, a socket, a device.
    case other
  }

  package struct Entry: Sendable {
    package let name: String
    package let kind: Kind
    /// Whether the name is what the file is really called; otherwise it has bytes that are no text.
    package let hasText: Bool
  }

  /// Reads a folder.
  ///
  /// - Returns: what is in it, in the order of the names.
  package static func entries(of folder: String) throws(FolderError) -> [Entry] {
    guard let stream = opendir(folder) else { throw FolderError(code: errno) }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      let name = String(decoding: bytes, as: UTF8.self)
      guard name != ".", name != ".." else { continue }
      let kind = kind(entry.pointee.d_type, "\(folder)/\(name)")
      entries.append(Entry(name: name, kind: kind, hasText: name.utf8.elementsEqual(bytes)))
    }
    return entries.sorted { $0.name < $1.name }
  }

  private static func kind(_ type: UInt8, _ path: String) -> Kind {
    switch Int32(type) {
    case Int32(DT_REG): .file
    case Int32(DT_DIR): .folder
    case Int32(DT_LNK): .link
    // Some file systems don't say.
    case Int32(DT_UNKNOWN): FileStatus(path, followsLinks: false)?.kind ?? .other
    default: .other
    }
  }
}
