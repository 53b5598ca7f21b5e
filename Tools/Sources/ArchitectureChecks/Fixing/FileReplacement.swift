import Foundation

/// Replaces a file as a whole: either the old one is there or the new one, with the same permissions.
enum FileReplacement {
  static func write(_ bytes: [UInt8], to path: String) throws(FileReading.Failure) {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    var status = stat()
    guard stat(target, &status) == 0 else { throw failure() }
    let temporary = "\(target).trellis-\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure() }
    let isWritten = bytes.withUnsafeBytes { write($0, to: descriptor) }
    let isSafe = isWritten && fchmod(descriptor, status.st_mode & 0o7777) == 0 && fsync(descriptor) == 0
    close(descriptor)
    guard isSafe, rename(temporary, target) == 0 else {
      let failure = failure()
      unlink(temporary)
      throw failure
    }
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private static func failure() -> FileReading.Failure {
    FileReading.Failure(reason: "can't be written: \(String(cString: strerror(errno)))")
  }
}
