/// What says that a file, or a part of one, needs certain features: a comment “Needs Profile, Settings.” on a line of
/// its own. What needs `Trellis` belongs to the repository that new apps are made from, and to no other.
enum Needs {
  /// The names on a line; nil when it says nothing of this kind.
  static func names(in line: some StringProtocol) -> [String]? {
    guard line.contains(" Needs ") else { return nil }
    guard let match = String(line).wholeMatch(of: /\s*(?:#|\/\/|<!--) Needs (\w+(?:, \w+)*)\.(?: -->)?/)
    else { return nil }
    return match.output.1.split(separator: ", ").map(String.init)
  }

  /// The names that one of a file's first lines says.
  static func names(atTopOf text: String) -> [String] {
    let lines = text.split(separator: "\n", maxSplits: 12, omittingEmptySubsequences: false).prefix(12)
    return lines.lazy.compactMap { names(in: $0) }.first ?? []
  }
}
