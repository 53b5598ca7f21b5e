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

/// A file descriptor that is closed when it goes out of scope.
struct OpenFile: ~Copyable {
  let path: String
  let descriptor: Int32

  /// - Parameter open: opens the file and returns its descriptor, or -1.
  init(path: String, _ open: () -> Int32) throws(FileStoreError) {
    self.path = path
    descriptor = try systemCall(on: path, open)
  }

  deinit {
    close(descriptor)
  }

  func status() throws(FileStoreError) -> stat {
    var status = stat()
    try systemCall(on: path) { fstat(descriptor, &status) }
    return status
  }

  /// Reads to the end, and refuses more bytes than the limit.
  func read(limit: Int) throws(FileStoreError) -> Data {
    let status = try claimFile()
    guard status.st_size <= limit else { throw .tooLarge(path: path, limit: limit) }
    var data = Data()
    var chunk = [UInt8](repeating: 0, count: min(max(Int(status.st_size) + 1, 512), 1 << 16))
    while true {
      let count = try systemCall(on: path) { Self.read(descriptor, into: &chunk) }
      if count == 0 { return data }
      data.append(contentsOf: chunk[..<count])
      // The file can have grown since its size was asked.
      guard data.count <= limit else { throw .tooLarge(path: path, limit: limit) }
    }
  }

  func write(_ data: Data) throws(FileStoreError) {
    var written = 0
    while written < data.count {
      written += try systemCall(on: path) {
        data.withUnsafeBytes { Self.write(descriptor, $0[written...]) }
      }
    }
  }

  /// Waits until what was written is on the disc, where the file system can tell.
  func synchronize() throws(FileStoreError) {
    #if canImport(Darwin)
      // `fsync` alone leaves the data in the drive's cache there; not every file system knows the full kind.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
    #endif
    do {
      try systemCall(on: path) { fsync(descriptor) }
    } catch {
      guard error.meansUnsynchronizable else { throw error }
    }
  }

  /// Adds to the end, all or nothing. The lock keeps others from adding meanwhile, which taking a part back needs.
  func append(_ data: Data, patience: Duration) throws(FileStoreError) -> Int {
    try lock(patience: patience)
    let status = try claimFile()
    do {
      try write(data)
    } catch {
      ftruncate(descriptor, status.st_size)
      throw error
    }
    return Int(status.st_size) + data.count
  }

  /// Waits for the lock, which the system takes back when the file is closed or the process dies. File systems that
  /// know no locks go without.
  ///
  /// - Throws: `FileStoreError.inUse` when somebody else keeps it for as long as that.
  func lock(patience: Duration = .seconds(5)) throws(FileStoreError) {
    let end = ContinuousClock.now + patience
    while !isLockable(isRequired: false) {
      guard ContinuousClock.now < end else { throw .inUse(path: path) }
      usleep(1000)
    }
  }

  /// Takes the lock, if nobody has it.
  ///
  /// - Parameter isRequired: false where a file system that knows no locks will do.
  func isLockable(isRequired: Bool = true) -> Bool {
    flock(descriptor, LOCK_EX | LOCK_NB) == 0 || (!isRequired && errno != EWOULDBLOCK)
  }

  private static func read(_ descriptor: Int32, into chunk: inout [UInt8]) -> Int {
    chunk.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
  }

  private static func write(_ descriptor: Int32, _ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
    let bytes = UnsafeRawBufferPointer(rebasing: bytes)
    return systemWrite(descriptor, bytes.baseAddress, bytes.count)
  }
}

// Inside the type these names mean its own methods.
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
