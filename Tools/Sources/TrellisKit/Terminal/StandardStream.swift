import Foundation

/// Where a command writes to. What is written is out at once.
public enum StandardStream: Sendable {
  /// The standard output.
  case output
  /// The standard error.
  case error

  /// Writes a text to the standard output.
  ///
  /// - Throws: that not all of it could be written, for example because the disc is full or nobody reads any more.
  public static func write(_ text: String) throws(OutputError) {
    if let code = output.take(text) { throw .stream(code) }
  }

  /// Tells a person something on the standard error. Where that can't be written, nobody is left to be told.
  public static func report(_ text: String) {
    _ = error.take(text)
  }

  /// Whether a terminal is at its other end.
  public var isTerminal: Bool {
    isatty(descriptor) == 1
  }

  var descriptor: Int32 {
    self == .output ? STDOUT_FILENO : STDERR_FILENO
  }

  /// - Returns: the code of the error, when not all could be written.
  private func take(_ text: String) -> Int32? {
    let isWritten = FileReplacement.writeAll(Array(text.utf8)) { bytes in
      let count = Foundation.write(descriptor, bytes.baseAddress, bytes.count)
      guard count < 0, errno == EAGAIN else { return count }
      // Whoever shares the terminal or the pipe may have asked that writing to it doesn't wait.
      var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&wait, 1, -1)
      errno = EINTR
      return -1
    }
    return isWritten ? nil : errno
  }
}
