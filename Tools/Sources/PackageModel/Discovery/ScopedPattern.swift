import TrellisKit

/// A pattern for paths below the folder whose configuration has it.
package struct ScopedPattern: Sendable, Equatable {
  /// Relative to the root; empty for the root itself.
  let folder: String
  let pattern: PathPattern

  /// Reads what a configuration says under `exclude`.
  ///
  /// - Parameters:
  ///   - value: a list of patterns.
  ///   - folder: the folder of the configuration, relative to the root.
  package static func list(_ value: JSONValue, folder: String) throws(PathPatternError) -> [ScopedPattern] {
    guard case .array(let elements) = value else { throw notAList }
    return try elements.map { element throws(PathPatternError) in
      guard case .string(let text) = element else { throw notAList }
      return ScopedPattern(folder: folder, pattern: try PathPattern(text))
    }
  }

  private static let notAList = PathPatternError("“exclude” is a list of patterns")

  /// - Parameter path: relative to the root.
  package func matches(_ path: String) -> Bool {
    guard !folder.isEmpty else { return pattern.matches(path) }
    guard path.hasPrefix("\(folder)/") else { return false }
    return pattern.matches(String(path.dropFirst(folder.count + 1)))
  }
}
