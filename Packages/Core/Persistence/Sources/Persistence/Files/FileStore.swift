import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of small files for this user only. Several threads and processes can use the same folder. Every call waits for
/// the disc: make it on the queue of a `QueueExecutor`.
///
/// The folder has mode 0700 and is made, with what is missing above it, by the first write; files have mode 0600. Those
/// that are there with another mode get this one, and those of another user are refused. No symbolic link is followed
/// inside the folder, nor may the folder itself be one.
///
/// Names of files are checked: up to 200 bytes, not beginning with a dot, no slash, no control character.
public final class FileStore: Sendable {
  /// How many bytes `read` accepts when it isn't told: 64 MiB.
  public static let defaultLimit = 64 << 20

  /// Where the files are.
  public let folder: URL
  /// What the folder is on.
  public let disc: Disc
  private let isSwept = Atomic(false)

  /// Makes a store. Nothing is touched on the disc yet.
  ///
  /// - Parameters:
  ///   - folder: where the files are, or will be; it need not exist.
  ///   - disc: what the folder is on.
  public init(folder: URL, disc: Disc = Disc()) {
    self.folder = folder
    self.disc = disc
  }

  /// Writes a file as a whole: whenever the process or the machine stops, the name stands for the old content or
  /// for the new. Returns once the file is safe on the disc.
  ///
  /// - Parameters:
  ///   - data: the new content.
  ///   - name: the file's name.
  public func write(_ data: Data, to name: String) throws(FileStoreError) {
    let name = try EntryName(checking: name)
    let folder = try madeFolder()
    try sweepOnce(folder)
    try folder.replace(name, with: data)
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - name: the file's name.
  ///   - limit: how many bytes to accept.
  /// - Returns: the content, or `nil` when there is no such file.
  /// - Throws: `FileStoreError`, for example `tooLarge`, or `symbolicLink` and `notAFile` for what is no file.
  public func read(_ name: String, limit: Int = defaultLimit) throws(FileStoreError) -> Data? {
    let name = try EntryName(checking: name)
    return try ifPresent { () throws(FileStoreError) in
      try ownFolder(for: .read).open(name, O_RDONLY).read(limit: limit)
    }
  }

  /// Adds to the end of a file, which is made when it is missing. All of the data is added or, when the disc fails,
  /// nothing. Does not sync.
  ///
  /// - Parameters:
  ///   - data: what to add.
  ///   - name: the file's name.
  ///   - patience: how long to wait for others who add to the file.
  /// - Returns: the file's size afterwards, in bytes.
  /// - Throws: `FileStoreError.inUse` when somebody else keeps the file locked for longer, among others.
  @discardableResult
  public func append(
    _ data: Data, to name: String, patience: Duration = .seconds(1)
  ) throws(FileStoreError) -> Int {
    let name = try EntryName(checking: name)
    return try madeFolder().open(name, O_WRONLY | O_APPEND | O_CREAT).append(data, patience: patience)
  }

  /// Gives a file another name, in place of whatever file has it.
  ///
  /// - Parameters:
  ///   - name: the present name.
  ///   - newName: the new name.
  /// - Throws: `FileStoreError.missing` when there is no such file, among others.
  public func rename(_ name: String, to newName: String) throws(FileStoreError) {
    let name = try EntryName(checking: name)
    let newName = try EntryName(checking: newName)
    let folder = try ownFolder()
    guard try folder.status(of: name) != nil else { throw .missing(path: folder.path(of: name)) }
    try folder.rename(name, to: newName)
    try folder.file.synchronize()
  }

  /// Removes a file; one that isn't there is fine.
  ///
  /// - Parameter name: the file's name.
  public func remove(_ name: String) throws(FileStoreError) {
    let name = try EntryName(checking: name)
    try ifPresent { () throws(FileStoreError) in
      let folder = try ownFolder()
      try sweepOnce(folder)
      try folder.remove(name)
      try folder.file.synchronize()
    }
  }

  /// Renames something that can't be read, file or not, to `NAME.unreadable-1`, or the first number that is free.
  ///
  /// - Parameter name: the name of what can't be read.
  /// - Returns: the new name, or `nil` when there was nothing.
  @discardableResult
  public func moveAside(_ name: String) throws(FileStoreError) -> String? {
    let name = try EntryName(checking: name)
    return try ifPresent { () throws(FileStoreError) in
      try ownFolder().moveAside(name)?.text
    } ?? nil
  }

  /// How many bytes the files in the folder and in all folders below it hold.
  public func usage() throws(FileStoreError) -> Int {
    try ifPresent { () throws(FileStoreError) in try ownFolder(for: .read).size() } ?? 0
  }

  /// Removes everything in the folder, but not the folder. When something can't be removed, the rest still is.
  public func removeAll() throws(FileStoreError) {
    try ifPresent { () throws(FileStoreError) in try ownFolder().removeContents() }
  }

  func path(of name: String) -> String {
    path + "/" + name
  }

  var path: String {
    let path = folder.path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// The folder, taken from everybody else.
  func ownFolder(for access: Disc.Access = .write) throws(FileStoreError) -> Folder {
    disc.willAccess(access)
    let folder = try Folder(path)
    try folder.claim()
    return folder
  }

  /// The folder, made where it is missing.
  func madeFolder() throws(FileStoreError) -> Folder {
    disc.willAccess(.write)
    let folder = try Folder(making: path)
    try folder.claim()
    return folder
  }

  private func sweepOnce(_ folder: borrowing Folder) throws(FileStoreError) {
    guard !isSwept.exchange(true, ordering: .relaxed) else { return }
    try folder.sweep()
  }
}

extension FileStore {
  /// Whether the file itself, and not its folder, is what can't be read.
  func isAboutFile(_ name: String, _ error: FileStoreError) -> Bool {
    let path = path(of: name)
    return switch error {
    case .accessDenied(path), .foreignOwner(path), .symbolicLink(path), .notAFile(path), .tooLarge(path, _):
      true
    default: false
    }
  }
}
