import Foundation

/// Where a command writes its result: the file after `--output`, or the standard output.
public struct CommandOutput: Sendable {
  private let file: String?

  /// Chooses where.
  ///
  /// - Parameter file: a path; nil for the standard output.
  public init(_ file: String?) {
    self.file = file
  }

  /// Whether it is a file, and the standard output says nothing.
  public var isFile: Bool { file != nil }

  /// How text looks there.
  public var style: TerminalStyle { file == nil ? TerminalStyle(for: .output) : .plain }

  /// How wide text may be there: as the terminal, but never so wide that it can't be read.
  public var columns: Int { file == nil ? min(120, TerminalWidth.columns(of: .output)) : 100 }

  /// Writes a text. What the file is stays as it is: a symbolic link, a device, a pipe, its permissions.
  ///
  /// - Returns: false when nobody reads any more.
  /// - Throws: that the file can't be written.
  public func write(_ text: String) throws(UsageError) -> Bool {
    guard let file else { return StandardStream.output.write(text) }
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
      return true
    } catch {
      throw UsageError("\(file) can't be written")
    }
  }
}
