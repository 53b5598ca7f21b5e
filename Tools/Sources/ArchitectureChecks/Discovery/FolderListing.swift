import Foundation

/// What is in a folder.
struct FolderListing {
  enum Kind {
    case file, folder, link, other
  }

  struct Entry {
    let name: String
    let kind: Kind
  }

  /// In the order of their names.
  let entries: [Entry]

  /// Reads a folder.
  ///
  /// - Throws: `Unreadable` with the system's reason.
  init(_ path: String) throws(Unreadable) {
    guard let folder = opendir(path) else { throw Unreadable(reason: String(cString: strerror(errno))) }
    defer { closedir(folder) }
    var entries: [Entry] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name))
        {
          String(cString: $0)
        }
      }
      guard name != ".", name != ".." else { continue }
      entries.append(Entry(name: name, kind: Self.kind(entry.pointee.d_type, "\(path)/\(name)")))
    }
    self.entries = entries.sorted { $0.name < $1.name }
  }

  struct Unreadable: Error {
    let reason: String
  }

  private static func kind(_ type: UInt8, _ path: String) -> Kind {
    switch Int32(type) {
    case Int32(DT_REG): return .file
    case Int32(DT_DIR): return .folder
    case Int32(DT_LNK): return .link
    case Int32(DT_UNKNOWN):
      // Some file systems don't say.
      guard let status = FileStatus(path, followsLinks: false) else { return .other }
      return status.isFolder ? .folder : status.isFile ? .file : status.isLink ? .link : .other
    default: return .other
    }
  }
}
