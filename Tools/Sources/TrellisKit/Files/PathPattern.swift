/// A pattern for paths below a folder, such as `Packages/**/Generated/*.swift`.
///
/// `*` and `?` stand for characters other than a slash, `**` for any number of folders, `[a-z]` and `[!a-z]` for one
/// character, `{a,b}` for one of several. A pattern that ends in a slash, or that matches a folder, matches all that is
/// in the folder. A pattern without a slash matches a name in any folder, as in `.gitignore`.
public struct PathPattern: Sendable, Hashable, CustomStringConvertible {
  /// The pattern as it was written.
  public let description: String
  private let alternatives: [[PathPatternPart]]

  /// Reads a pattern.
  ///
  /// - Parameter text: the pattern.
  /// - Throws: `PathPatternError` when a bracket isn't closed, or when its braces stand for over 1,000 patterns.
  public init(_ text: String) throws(PathPatternError) {
    description = text
    var parts: [[PathPatternPart]] = []
    for alternative in try BraceExpansion.expand(text) {
      var names = alternative.split(separator: "/").filter { $0 != "." }.map(String.init)
      let isAnywhere = names.count == 1 && !alternative.hasPrefix("/")
      if isAnywhere { names.insert("**", at: 0) }
      var read: [PathPatternPart] = []
      for name in names { read.append(try PathPatternPart(name)) }
      parts.append(read)
    }
    alternatives = parts
  }

  /// Whether a path matches, itself or through a folder that it is in.
  ///
  /// - Parameter path: a path relative to the folder that the pattern is for, without a leading `./`.
  public func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map { Array($0.utf8) }
    return alternatives.contains { Self.matches($0[...], names[...]) }
  }

  private static func matches(_ parts: ArraySlice<PathPatternPart>, _ names: ArraySlice<[UInt8]>) -> Bool {
    guard let part = parts.first else { return true }
    if case .anyFolders = part {
      let rest = parts.dropFirst()
      if rest.isEmpty { return !names.isEmpty }
      return names.indices.contains { matches(rest, names[$0...]) }
    }
    guard let name = names.first, part.matches(name) else { return false }
    return matches(parts.dropFirst(), names.dropFirst())
  }
}
