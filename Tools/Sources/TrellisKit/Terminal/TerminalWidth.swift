import Foundation

/// How wide the terminal is.
public enum TerminalWidth {
  /// The number of columns at the other end of a stream; 80 when it is no terminal.
  public static func columns(of stream: StandardStream) -> Int {
    var size = winsize()
    guard ioctl(stream.descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
