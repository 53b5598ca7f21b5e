import TrellisKit

/// Why a manifest can't be read.
struct ManifestError: Error, Equatable, CustomStringConvertible {
  /// On one line.
  let description: String

  init(_ description: String) {
    self.description = description.onOneLine
  }

  /// Takes from what SwiftPM said the line that says most: the compiler's, which names a place, before its own.
  init(swiftpm text: String) {
    let lines = text.split(whereSeparator: \.isNewline)
    let compiler = lines.lazy.compactMap { line -> String? in
      guard let place = line.firstRange(of: ".swift:"), let error = line.firstRange(of: ": error: ") else {
        return nil
      }
      return
        "line \(line[place.upperBound..<error.lowerBound].prefix { $0 != ":" }): \(line[error.upperBound...])"
    }.first
    let own = lines.lazy.compactMap { line in
      line.firstRange(of: "error: ").map { String(line[$0.upperBound...]) }
    }.first
    self.init(compiler ?? own ?? lines.last.map(String.init) ?? "SwiftPM fails without a word")
  }
}
