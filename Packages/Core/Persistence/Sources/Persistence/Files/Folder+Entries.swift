#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Folder {
  /// The names of everything inside.
  func entries() throws(FileStoreError) -> [EntryName] {
    // A descriptor of its own, because reading a folder moves its position.
    let descriptor = try systemCall(on: path) { openat(file.descriptor, ".", Self.flags) }
    guard let stream = fdopendir(descriptor) else {
      let code = errno
      close(descriptor)
      throw FileStoreError(code: code, path: path)
    }
    defer { closedir(stream) }
    var names: [EntryName] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw FileStoreError(code: errno, path: path) }
        return names
      }
      let name = Self.name(of: entry)
      if name != EntryName(".") && name != EntryName("..") { names.append(name) }
    }
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> EntryName {
    // By its address, because the entry can end before the array that C declares for the name does. A stored
    // property of a C structure always has an address, hence the force unwrap.
    // swift-format-ignore: NeverForceUnwrap
    let start = UnsafeRawPointer(entry.pointer(to: \.d_name)!)
    return EntryName(start.assumingMemoryBound(to: CChar.self))
  }

  /// What an entry is, or `nil` when there is none of that name.
  func status(of name: EntryName) throws(FileStoreError) -> stat? {
    try ifPresent { () throws(FileStoreError) in
      var status = stat()
      try systemCall(on: path(of: name)) {
        fstatat(file.descriptor, name.characters, &status, AT_SYMLINK_NOFOLLOW)
      }
      return status
    }
  }

  func remove(_ name: EntryName, isFolder: Bool = false) throws(FileStoreError) {
    try systemCall(on: path(of: name)) {
      unlinkat(file.descriptor, name.characters, isFolder ? AT_REMOVEDIR : 0)
    }
  }

  func rename(_ name: EntryName, to newName: EntryName) throws(FileStoreError) {
    try systemCall(on: path(of: newName)) {
      renameat(file.descriptor, name.characters, file.descriptor, newName.characters)
    }
  }

  /// Opens a file for reading or writing. A pipe doesn't block, a link isn't followed.
  ///
  /// - Parameter known: the name that errors use, when it is another one.
  func open(
    _ name: EntryName, _ flags: Int32, as known: EntryName? = nil
  ) throws(FileStoreError) -> OpenFile {
    try OpenFile(path: path(of: known ?? name)) {
      openat(file.descriptor, name.characters, flags | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
    }
  }
}
