import Foundation

/// Replaces a file as a whole: either the old one is there or the new one, with the same permissions.
public enum FileReplacement {
  /// Why a file is as it was.
  public struct Failure: Error, CustomStringConvertible {
    /// What the system says.
    public let description: String

    init() {
      description = String(cString: strerror(errno))
    }
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
    guard stat(target, &status) == 0 else { throw Failure() }
    try write(bytes, to: target, by: "\(target).trellis-\(getpid())") { descriptor in
      fchmod(descriptor, status.st_mode & 0o7777) == 0 && fsync(descriptor) == 0
    }
  }

  /// Puts a file in its place, which is for its owner alone.
  ///
  /// - Parameters:
  ///   - bytes: what is to be in it.
  ///   - path: its place, where there may be a file.
  ///   - temporary: where it is written, in the same folder.
  ///   - finish: what is to be done before it is moved; returns whether it was, and else sets `errno`.
  /// - Throws: why what was there is as it was.
  static func write(
    _ bytes: [UInt8], to path: String, by temporary: String, finish: (Int32) -> Bool = { _ in true }
  ) throws(Failure) {
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Failure() }
    let isWritten = writeAll(bytes) { Foundation.write(descriptor, $0.baseAddress, $0.count) }
    let isWhole = isWritten && finish(descriptor)
    let failure = isWhole ? nil : Failure()
    close(descriptor)
    guard failure == nil, rename(temporary, path) == 0 else {
      let failure = failure ?? Failure()
      unlink(temporary)
      throw failure
    }
  }

  /// Writes all bytes, in as many parts as it takes.
  ///
  /// - Parameter write: writes what it can, as `write` of the C library.
  /// - Returns: whether it succeeded; `errno` says why not.
  static func writeAll(_ bytes: [UInt8], _ write: (UnsafeRawBufferPointer) -> Int) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = write(UnsafeRawBufferPointer(rebasing: rest))
        guard count > 0 || (count < 0 && errno == EINTR) else { return false }
        rest = rest.dropFirst(max(0, count))
      }
      return true
    }
  }
}
