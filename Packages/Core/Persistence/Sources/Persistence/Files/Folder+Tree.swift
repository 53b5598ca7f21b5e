/// What concerns everything inside a folder, at any depth.
extension Folder {
  /// The bytes of all files. What goes away meanwhile is not counted.
  func size() throws(FileStoreError) -> Int {
    var total = 0
    for name in try entries() {
      guard let status = try status(of: name) else { continue }
      switch FileKind(status) {
      case .file:
        total = total.addingCapped(Int(status.st_size))
      case .folder:
        let size = try ifPresent { () throws(FileStoreError) in try Folder(name, in: self).size() }
        total = total.addingCapped(size ?? 0)
      case .symbolicLink, .other:
        continue
      }
    }
    return total
  }

  /// Removes all it can, then reports the first thing that it couldn't.
  func removeContents() throws(FileStoreError) {
    var firstError: FileStoreError?
    for name in try entries() {
      do {
        try ifPresent { () throws(FileStoreError) in try removeTree(name) }
      } catch {
        firstError = firstError ?? error
      }
    }
    if let firstError { throw firstError }
  }

  private func removeTree(_ name: EntryName) throws(FileStoreError) {
    guard let status = try status(of: name) else { return }
    let isFolder = FileKind(status) == .folder
    if isFolder { try Folder(name, in: self).removeContents() }
    try remove(name, isFolder: isFolder)
  }
}

extension Int {
  fileprivate func addingCapped(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
