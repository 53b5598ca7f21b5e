#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open folder. Everything goes through its descriptor, so that nobody can swap the folder under an operation,
/// and no symbolic link is followed.
struct Folder: ~Copyable {
  let path: String
  let file: OpenFile

  static let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC

  init(_ path: String) throws(FileStoreError) {
    self.path = path
    do {
      file = try OpenFile(path: path) { systemOpen(path, Self.flags) }
    } catch {
      throw Self.isLink(path) ? .symbolicLink(path: path) : error
    }
  }

  init(_ name: EntryName, in parent: borrowing Folder) throws(FileStoreError) {
    let path = parent.path(of: name)
    let descriptor = parent.file.descriptor
    self.path = path
    file = try OpenFile(path: path) { openat(descriptor, name.characters, Self.flags) }
  }

  /// Opens a folder after making it, and those above it, where they are missing. New folders have mode 0700.
  init(making path: String) throws(FileStoreError) {
    do {
      try self.init(path)
    } catch {
      guard case .missing = error else { throw error }
      try Self.make(path)
      try self.init(path)
    }
  }

  private static func make(_ path: String) throws(FileStoreError) {
    let parent = parent(of: path)
    if access(parent, F_OK) != 0, parent != path { try make(parent) }
    do {
      try systemCall(on: path) { mkdir(path, 0o700) }
    } catch {
      // Somebody else was quicker: whether what they made is a folder shows when it is opened.
      if case .failed(_, Int(EEXIST)) = error { return }
      throw error
    }
    do {
      try OpenFile(path: parent) { systemOpen(parent, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }.synchronize()
    } catch .accessDenied {
      // One may be made in a folder that may not be read, and that can't be synced.
    }
  }

  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && FileKind(status) == .symbolicLink
  }

  /// Takes it from everybody else.
  func claim() throws(FileStoreError) {
    try file.claim(file.status(), mode: 0o700)
  }

  func path(of name: EntryName) -> String {
    path + "/" + name.text
  }
}

// Inside the type the name means its own method.
private func systemOpen(_ path: String, _ flags: Int32) -> Int32 {
  open(path, flags)
}
