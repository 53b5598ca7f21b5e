/// The picture of the packages in ARCHITECTURE.md: below `  Features/`, a line a package.
struct PackageTree {
  private var lines: [Substring]
  private let file = AppRepository.architecture

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  var text: String { lines.joined(separator: "\n") }

  /// Adds a feature behind the others.
  mutating func add(_ name: String, explanation: String) throws(ScaffoldingError) {
    let padding = String(repeating: " ", count: max(1, 25 - name.count - 1))
    lines.insert("    \(name)/\(padding)\(explanation)", at: try features().upperBound)
  }

  /// Takes a feature out; one that isn't in the picture needs no edit.
  mutating func remove(_ name: String) throws(ScaffoldingError) {
    let range = try features()
    guard let index = range.first(where: { lines[$0].hasPrefix("    \(name)/") }) else { return }
    lines.remove(at: index)
  }

  private func features() throws(ScaffoldingError) -> Range<Int> {
    guard let heading = lines.firstIndex(where: { $0 == "  Features/" }) else {
      throw .noPlace(file, "line “  Features/” in the picture of the packages")
    }
    let end = lines[(heading + 1)...].firstIndex { !$0.hasPrefix("    ") } ?? lines.endIndex
    return (heading + 1)..<end
  }
}
