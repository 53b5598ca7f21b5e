import Foundation

/// Where a command line program writes to.
public enum StandardStream {
  /// Writes to the standard output.
  ///
  /// - Throws: that not all of it could be written, for example because the disc is full or nobody reads any more.
  public static func write(_ text: String) throws(OutputError) {
    guard let problem = write(text, to: STDOUT_FILENO) else { return }
    throw .cannotWrite("the standard output can't be written: \(problem)")
  }

  /// Tells a person something on the standard error. Where that can't be written, nobody is left to be told.
  public static func report(_ text: String) {
    _ = write("App: \(text)\n", to: STDERR_FILENO)
  }

  /// - Returns: why not all of it could be written.
  private static func write(_ text: String, to descriptor: Int32) -> String? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        // Whoever shares the terminal or the pipe may have asked that writing to it doesn't wait.
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&wait, 1, -1)
      default: return FileProblem.text(code: errno)
      }
    }
    return nil
  }
}
