import Foundation

/// Takes lines out of what a program writes, as it comes.
struct OutputLines: Sendable {
  private static let longestLine = 8192
  private var rest = Data()

  /// The lines that are complete now. What is too long for a line is cut.
  mutating func take(_ data: Data) -> [String] {
    var lines: [String] = []
    for part in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      if part.offset > 0 {
        lines.append(String(decoding: rest, as: UTF8.self))
        rest = Data()
      }
      rest.append(part.element.prefix(max(0, Self.longestLine - rest.count)))
    }
    return lines
  }

  /// What stands after the last line break.
  mutating func finish() -> [String] {
    defer { rest = Data() }
    return rest.isEmpty ? [] : [String(decoding: rest, as: UTF8.self)]
  }
}
