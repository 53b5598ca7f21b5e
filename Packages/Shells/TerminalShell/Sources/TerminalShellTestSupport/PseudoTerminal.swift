#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A real terminal pair: this side is the screen and the keyboard, the other is what a program runs in.
public final class PseudoTerminal: Sendable {
  /// Why the system gave no terminal.
  public struct Failure: Error {
    /// The system's error number.
    public let errorNumber = errno
  }

  private static let slowestProgramInMilliseconds: Int32 = 1_000

  /// The path of the side that a program runs in.
  public let path: String
  package let screen: Int32
  /// Keeps the other side open, so that what a program wrote and the modes it left can still be read.
  package let program: Int32

  /// Opens a pair with a window of some size.
  public init(columns: Int = 80, rows: Int = 24) throws {
    var ends: (screen: Int32, program: Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 128)
    guard let openpty = CFunction.openpty(), openpty(&ends.screen, &ends.program, &name, nil, nil) == 0,
      fcntl(ends.screen, F_SETFL, O_NONBLOCK) == 0, fcntl(ends.screen, F_SETFD, FD_CLOEXEC) == 0,
      fcntl(ends.program, F_SETFD, FD_CLOEXEC) == 0
    else { throw Failure() }
    (screen, program) = ends
    path = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    resize(columns: columns, rows: rows)
  }

  deinit {
    close(program)
    close(screen)
  }

  /// Gives the window another size.
  public func resize(columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(screen, UInt(TIOCSWINSZ), &size)
  }

  /// Types a text, which may hold control characters. What a program doesn't take within a second is lost.
  public func type(_ text: String) {
    var bytes = Array(text.utf8)[...]
    var ready = pollfd(fd: screen, events: Int16(POLLOUT), revents: 0)
    while !bytes.isEmpty, poll(&ready, 1, Self.slowestProgramInMilliseconds) == 1 {
      let count = bytes.withUnsafeBytes { write(screen, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EAGAIN || errno == EINTR else { return }
      bytes = bytes.dropFirst(max(count, 0))
    }
  }

  /// What has been written so far and wasn't read yet.
  package func readAvailable() -> String {
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = read(screen, &buffer, buffer.count), count > 0 {
      output += buffer.prefix(count)
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Whether a person would see what they type, line by line, as in a terminal that no program has taken.
  public var isCooked: Bool {
    var modes = termios()
    tcgetattr(program, &modes)
    let cooked = tcflag_t(ICANON | ECHO | ISIG)
    return modes.c_lflag & cooked == cooked
  }

  /// Makes the terminal at a path this process's own, with its input and output.
  package static func attach(_ path: String) {
    setsid()
    let descriptor = open(path, O_RDWR)
    _ = ioctl(descriptor, UInt(TIOCSCTTY), 0)
    dup2(descriptor, STDIN_FILENO)
    dup2(descriptor, STDOUT_FILENO)
    close(descriptor)
  }
}
