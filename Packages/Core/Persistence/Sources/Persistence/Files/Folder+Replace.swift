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

/// Writing a whole file so that, whatever happens, its name stands for the old content or for the new.
extension Folder {
  func replace(_ name: EntryName, with data: Data) throws(FileStoreError) {
    let temporary = try TemporaryFile(for: name, in: self)
    do {
      try temporary.file.write(data)
      try temporary.file.synchronize()
      try rename(temporary.name, to: name)
    } catch {
      // Already failing; what stays behind is swept later.
      try? remove(temporary.name)
      throw error
    }
    try file.synchronize()
  }

  /// Removes the temporary files of processes that died while they wrote.
  func sweep() throws(FileStoreError) {
    for name in try entries() where name.text.hasPrefix(TemporaryFile.prefix) {
      // Best effort: one that can't be opened or removed now is left for the next sweep.
      guard let leftOver = try? open(name, O_RDWR), leftOver.isLockable() else { continue }
      try? remove(name)
    }
  }
}

/// A new file, locked for as long as it is open, by which a sweep sees that it is in use.
private struct TemporaryFile: ~Copyable {
  static let prefix = ".writing-"

  let name: EntryName
  let file: OpenFile

  /// Its errors name the file that it is for, which is the one a person knows.
  init(for target: EntryName, in folder: borrowing Folder) throws(FileStoreError) {
    while true {
      let name = EntryName(Self.prefix + String(UInt64.random(in: 0 ... .max), radix: 16))
      let file = try folder.open(name, O_WRONLY | O_CREAT | O_EXCL, as: target)
      try file.lock()
      // A sweep can come between making the file and locking it.
      guard try file.status().st_nlink > 0 else { continue }
      self.name = name
      self.file = file
      return
    }
  }
}
