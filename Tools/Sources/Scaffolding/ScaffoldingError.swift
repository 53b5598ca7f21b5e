import TrellisKit

/// Why nothing was made.
struct ScaffoldingError: Error, Equatable, CustomStringConvertible {
  /// What is wrong, on one line.
  let description: String

  init(_ description: String) {
    self.description = description.onOneLine
  }

  /// A place that an edit needs isn't in a file.
  static func noPlace(_ file: String, _ lookedFor: String) -> ScaffoldingError {
    ScaffoldingError("\(file): there is no \(lookedFor); nothing was changed")
  }
}
