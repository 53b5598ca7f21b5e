import Foundation

/// Where a command writes its result: the file after `--output`, or the standard output.
public struct CommandOutput: Sendable {
  private let file: String?
  private let isReplaceable: @Sendable (FileEnds) -> Bool

  /// Chooses where.
  ///
  /// - Parameters:
  ///   - file: a path; nil or `-` for the standard output.
  ///   - isReplaceable: whether a file that is there is a result of this kind. Any other is never written over.
  public init(_ file: String?, replacing isReplaceable: @escaping @Sendable (FileEnds) -> Bool) {
    self.file = file == "-" ? nil : file
    self.isReplaceable = isReplaceable
  }

  /// Whether it is a file, and the standard output says nothing.
  public var isFile: Bool { file != nil }

  /// How text looks there.
  public var style: TerminalStyle { file == nil ? TerminalStyle(for: .output) : .plain }

  /// How wide text may be there: as the terminal, but never so wide that it can't be read.
  public var columns: Int { file == nil ? min(120, TerminalWidth.columns(of: .output)) : 100 }

  /// Finds out what would keep the result from being written, before there is one.
  public func check() throws(OutputError) {
    guard let file else { return }
    var status = stat()
    guard stat(file, &status) == 0 else {
      let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
      guard stat(folder, &status) == 0 else {
        throw .file(file, "there is no folder “\(folder)”. Make it first")
      }
      guard status.st_mode & S_IFMT == S_IFDIR else { throw .file(file, "“\(folder)” is no folder") }
      guard access(folder, W_OK) == 0 else { throw .file(file, SystemProblem.text(errno)) }
      return
    }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw .file(file, SystemProblem.text(EISDIR)) }
    guard access(file, W_OK) == 0 else { throw .file(file, SystemProblem.text(errno)) }
    guard status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else { return }
    guard let ends = FileEnds(of: file), isReplaceable(ends) else {
      throw .file(file, "it is there and holds something else. Remove it, or choose another name")
    }
  }

  /// Writes a text. What the file is stays as it is: a symbolic link, a device, a pipe, its permissions.
  ///
  /// - Throws: why it can't be written.
  public func write(_ text: String) throws(OutputError) {
    guard let file else { return try StandardStream.write(text) }
    try check()
    let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .file(file, SystemProblem.text(errno)) }
    defer { close(descriptor) }
    let isWritten = FileReplacement.writeAll(Array(text.utf8)) {
      Foundation.write(descriptor, $0.baseAddress, $0.count)
    }
    guard isWritten else { throw .file(file, SystemProblem.text(errno)) }
  }
}
