/// What a person wants to see of a package's output after a failure: not what was compiled, nor the tests that passed.
enum OutputExcerpt {
  /// More lines than these are cut in the middle.
  static let mostLines = 400

  static func text(of output: String) -> String {
    let lines = output.withoutControls.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !isNoise($0) }
    guard lines.count > mostLines else { return lines.joined(separator: "\n") }
    let left = lines.count - mostLines
    return
      (lines.prefix(mostLines / 4) + ["… \(left) lines are left out; --verbose shows all …"]
      + lines.suffix(mostLines - mostLines / 4)).joined(separator: "\n")
  }

  private static func isNoise(_ line: Substring) -> Bool {
    if line.hasPrefix("◇ ") || line.hasPrefix("✔ ") || line.hasPrefix("↳ ") { return true }
    if line.hasPrefix("Test Case '") || line.hasPrefix("Test Suite '") {
      return line.contains("' started at ") || line.contains("' passed ")
    }
    return line.wholeMatch(of: /\[[0-9]+\/[0-9]+\] .*/) != nil
  }
}
