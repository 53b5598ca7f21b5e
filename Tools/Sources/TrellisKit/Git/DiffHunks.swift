/// The lines that a diff without context adds or changes, by file.
enum DiffHunks {
  static func read(_ diff: String) -> [String: [ClosedRange<Int>]] {
    var ranges: [String: [ClosedRange<Int>]] = [:]
    var file: String?
    var isHeader = false
    for line in diff.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("diff --git ") {
        isHeader = true
        file = nil
      } else if isHeader, line.hasPrefix("+++ b/") {
        file = String(line.dropFirst(6).prefix { $0 != "\t" })
      } else if line.hasPrefix("@@ "), let file, let range = added(line) {
        isHeader = false
        ranges[file, default: []].append(range)
      }
    }
    return ranges
  }

  /// Reads `@@ -1,2 +3,4 @@`; nil when nothing is added.
  private static func added(_ line: Substring) -> ClosedRange<Int>? {
    guard let word = line.split(separator: " ").first(where: { $0.hasPrefix("+") }) else { return nil }
    let numbers = word.dropFirst().split(separator: ",").compactMap { Int($0) }
    guard let start = numbers.first else { return nil }
    let count = numbers.count > 1 ? numbers[1] : 1
    return count > 0 ? start...(start + count - 1) : nil
  }
}
