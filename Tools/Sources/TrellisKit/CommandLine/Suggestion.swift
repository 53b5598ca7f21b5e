/// The word that somebody most likely meant.
public enum Suggestion {
  /// Finds the known word that is nearest to one that was written.
  ///
  /// - Parameters:
  ///   - word: what was written; of more than 40 characters nothing is known.
  ///   - known: the words that exist.
  /// - Returns: nil when no word is near: at most a third of what was written may be wrong.
  public static func nearest(to word: String, in known: some Sequence<String>) -> String? {
    guard word.count <= 40 else { return nil }
    let distances = known.map {
      (word: $0, distance: distance(Array(word.lowercased()), Array($0.lowercased())))
    }
    let best = distances.min { ($0.distance, $0.word) < ($1.distance, $1.word) }
    return best.flatMap { $0.distance * 3 <= word.count ? $0.word : nil }
  }

  /// A question for the end of a message; empty when no word is near.
  public static func question(for word: String, in known: some Sequence<String>) -> String {
    nearest(to: word, in: known).map { "; did you mean “\($0)”?" } ?? ""
  }

  /// How many characters must be replaced, inserted, removed or swapped with the next (optimal string alignment).
  private static func distance(_ word: [Character], _ other: [Character]) -> Int {
    var (beforeLast, last) = ([Int](), Array(0...other.count))
    for (row, character) in word.enumerated() {
      var current = [row + 1]
      for (column, candidate) in other.enumerated() {
        let replaced = last[column] + (character == candidate ? 0 : 1)
        var best = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, character == other[column - 1], word[row - 1] == candidate {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[other.count]
  }
}
