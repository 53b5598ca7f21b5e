import Foundation

/// How a file begins and ends, by which it shows what it is.
public struct FileEnds: Sendable {
  private static let length = 2048

  /// The beginning.
  public let beginning: String
  /// The last lines.
  public let ending: String

  /// Reads the ends of a file.
  ///
  /// - Returns: nil when it can't be read.
  init?(of path: String) {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }  // it was only read
    do {
      let beginning = try file.read(upToCount: Self.length) ?? Data()
      let size = try file.seekToEnd()
      try file.seek(toOffset: size > Self.length ? size - UInt64(Self.length) : 0)
      self.init(beginning: beginning, ending: try file.readToEnd() ?? Data())
    } catch {
      return nil
    }
  }

  private init(beginning: Data, ending: Data) {
    self.beginning = String(decoding: beginning, as: UTF8.self)
    self.ending = String(decoding: ending, as: UTF8.self)
  }

  /// The last line that has something in it.
  public var lastLine: Substring { ending.split(separator: "\n").last ?? "" }
}

extension FileEnds {
  /// Whether it is a drawing that a command made.
  public var isDrawing: Bool {
    beginning.hasPrefix("<svg ") && beginning.contains("role=\"img\" aria-labelledby=\"title description\"")
  }
}
