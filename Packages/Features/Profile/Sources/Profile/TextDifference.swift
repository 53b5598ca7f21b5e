/// Where two texts differ: of each what differs and a little of what they have in common around it, in grapheme clusters.
struct TextDifference: Equatable, Sendable {
  fileprivate enum Part: Equatable {
    case common([Character])
    case different(mine: [Character], theirs: [Character])
  }

  private static let context = 20
  private static let longest = 80
  private static let mostDifferences = 3
  /// Longer texts, which no server of this app takes, are compared as a whole.
  private static let mostCompared = 1_000

  let mine: String
  let theirs: String
  /// What can't be seen in the two.
  let remark: String?

  init(_ mine: String, _ theirs: String) {
    let parts = Self.parts(Array(mine), Array(theirs))
    let differences = parts.filter(\.isDifferent)
    let hidden = max(differences.count - Self.mostDifferences, 0)
    self.mine = Self.excerpt(of: parts) { part in part.mine }
    self.theirs = Self.excerpt(of: parts) { part in part.theirs }
    if !differences.isEmpty, differences.allSatisfy(\.isUnseen) {
      remark = "They differ only in what can't be seen, such as spaces (␣)."
    } else {
      remark = hidden == 0 ? nil : "They differ in \(hidden) more place\(hidden == 1 ? "" : "s")."
    }
  }

  private static func excerpt(of parts: [Part], _ side: (Part) -> [Character]) -> String {
    var text = ""
    var differences = 0
    for (index, part) in parts.enumerated() {
      switch part {
      case .common(let common):
        let isEnd = index == parts.indices.last || differences == mostDifferences
        text += elided(common, head: index == 0 ? 0 : context, tail: isEnd ? 0 : context)
        if differences == mostDifferences, index != parts.indices.last {
          return text.hasSuffix("…") ? text : text + "…"
        }
      case .different:
        differences += 1
        let (own, isUnseen) = (side(part), part.isUnseen)
        text += own.prefix(longest).map { isUnseen ? spelled($0) : drawn($0) }.joined()
        if own.count > longest { text += "…" }
      }
    }
    return text
  }

  private static func elided(_ common: [Character], head: Int, tail: Int) -> String {
    let isShort = common.count <= head + tail + 4
    let shown = isShort ? [common[...]] : [common.prefix(head), common.suffix(tail)]
    return shown.map { $0.map(drawn).joined() }.joined(separator: "…")
  }

  private static func drawn(_ character: Character) -> String {
    character.isNewline ? "⏎" : String(character)
  }

  private static func spelled(_ character: Character) -> String {
    character.unicodeScalars.map { scalar in
      switch scalar {
      case " ": "␣"
      case "\n", "\r": "⏎"
      case "\t": "⇥"
      default: scalar.isSeen ? String(scalar) : "⟨U+\(String(scalar.value, radix: 16, uppercase: true))⟩"
      }
    }.joined()
  }
}

extension TextDifference {
  private static func parts(_ mine: [Character], _ theirs: [Character]) -> [Part] {
    let parts = trimmed(mine, theirs).flatMap { part in
      part.isDifferent ? compared(part.mine, part.theirs) : [part]
    }
    // Words that differ may begin and end alike.
    return joined(joined(parts).flatMap { $0.isDifferent ? trimmed($0.mine, $0.theirs) : [$0] })
  }

  /// What two texts begin and end with, and what differs between.
  private static func trimmed(_ mine: [Character], _ theirs: [Character]) -> [Part] {
    let begin = zip(mine, theirs).prefix { $0 == $1 }.count
    let end = zip(mine[begin...].reversed(), theirs[begin...].reversed()).prefix { $0 == $1 }.count
    let different = Part.different(
      mine: Array(mine[begin..<(mine.count - end)]), theirs: Array(theirs[begin..<(theirs.count - end)]))
    let parts = [.common(Array(mine[..<begin])), different, .common(Array(mine.suffix(end)))]
    return parts.filter { !($0.mine.isEmpty && $0.theirs.isEmpty) }
  }

  /// Word by word.
  private static func compared(_ mine: [Character], _ theirs: [Character]) -> [Part] {
    guard mine.count + theirs.count <= mostCompared else { return [.different(mine: mine, theirs: theirs)] }
    let (mine, theirs) = (words(mine), words(theirs))
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for change in theirs.difference(from: mine) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var parts: [Part] = []
    var (left, right) = (0, 0)
    while left < mine.count || right < theirs.count {
      if removed.contains(left) {
        parts.append(.different(mine: mine[left], theirs: []))
        left += 1
      } else if inserted.contains(right) {
        parts.append(.different(mine: [], theirs: theirs[right]))
        right += 1
      } else {
        parts.append(.common(mine[left]))
        (left, right) = (left + 1, right + 1)
      }
    }
    return parts
  }

  /// Parts of the same kind become one; what no word stands in between two differences belongs to them.
  private static func joined(_ parts: [Part]) -> [Part] {
    parts.reduce(into: []) { joined, part in
      let last = joined.last
      switch (last, part) {
      case (.common(let before), .common(let common)):
        joined[joined.count - 1] = .common(before + common)
      case (.different, .different):
        joined[joined.count - 1] = .different(
          mine: (last?.mine ?? []) + part.mine, theirs: (last?.theirs ?? []) + part.theirs)
      case (.common(let between), .different) where joined.count > 1 && !between.contains(where: \.isOfWord):
        let before = joined[joined.count - 2]
        joined.removeLast()
        joined[joined.count - 1] = .different(
          mine: before.mine + between + part.mine, theirs: before.theirs + between + part.theirs)
      default: joined.append(part)
      }
    }
  }

  private static func words(_ text: [Character]) -> [[Character]] {
    text.reduce(into: []) { words, character in
      if character.isOfWord, words.last?.last?.isOfWord == true {
        words[words.count - 1].append(character)
      } else {
        words.append([character])
      }
    }
  }
}

extension TextDifference.Part {
  var mine: [Character] {
    switch self {
    case .common(let text), .different(let text, _): text
    }
  }

  var theirs: [Character] {
    switch self {
    case .common(let text), .different(_, let text): text
    }
  }

  var isDifferent: Bool {
    if case .different = self { true } else { false }
  }

  /// Whether the two sides look the same.
  var isUnseen: Bool {
    guard case .different = self else { return false }
    let seen = [mine, theirs].map { $0.flatMap(\.unicodeScalars).filter(\.isSeen) }
    return seen[0] == seen[1]
  }
}

extension Character {
  fileprivate var isOfWord: Bool { isLetter || isNumber }
}

extension Unicode.Scalar {
  fileprivate var isSeen: Bool {
    !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
      && properties.generalCategory != .control
  }
}
