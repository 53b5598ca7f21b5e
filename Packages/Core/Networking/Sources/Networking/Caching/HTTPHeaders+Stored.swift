/// Headers as text, one field a line: neither a name nor a value can hold a line break.
extension HTTPHeaders {
  var storedText: String {
    fields.map { "\($0.name):\($0.value)" }.joined(separator: "\n")
  }

  /// - Throws: `UnreadableEntry` when the text was not made by `storedText`.
  init(stored text: String) throws(UnreadableEntry) {
    self.init()
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, add(String(parts[0]), String(parts[1])) else { throw UnreadableEntry() }
    }
  }
}

/// What a cache file holds makes no sense.
struct UnreadableEntry: Error, CustomStringConvertible {
  let description = "An entry makes no sense."
}
