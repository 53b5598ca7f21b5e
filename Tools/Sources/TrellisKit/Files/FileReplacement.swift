import Foundation

/// Replaces a file as a whole: either the old one is there or the new one, with the same permissions.
public enum FileReplacement {
  /// Why a file is as it was.
  public struct Failure: Error, CustomStringConvertible {
    /// What the system says.
    public let description: String
  }

  /// Replaces a file.
  ///
  /// - Parameters:
  ///   - bytes: what is to be in it.
  ///   - path: a file that exists; of a symbolic link, what it points to.
  /// - Throws: why it is as it was.
  public static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
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

  private static func failure() -> Failure {
    Failure(description: String(cString: strerror(errno)))
  }
}
