/// Characters that are allowed only among certain others (RFC 5892, appendix A).
enum ContextRule {
  /// Whether the rule for a character is kept where it stands; nil when there is no rule for it.
  static func isKept(at index: Int, of scalars: [Unicode.Scalar]) -> Bool? {
    let before = index > 0 ? scalars[index - 1] : nil
    let after = index + 1 < scalars.count ? scalars[index + 1] : nil
    switch scalars[index].value {
    case 0x200C: return before.isVirama || isBetweenJoiningLetters(index, of: scalars)
    case 0x200D: return before.isVirama
    case 0x00B7: return before == "l" && after == "l"
    case 0x0375: return after.isIn(greek)
    case 0x05F3, 0x05F4: return before.isIn(hebrew)
    case 0x30FB: return scalars.contains { $0.value != 0x30FB && Optional($0).isIn(japanese) }
    case 0x0660...0x0669: return !scalars.contains { 0x06F0...0x06F9 ~= $0.value }
    case 0x06F0...0x06F9: return !scalars.contains { 0x0660...0x0669 ~= $0.value }
    default: return nil
    }
  }

  private static func isBetweenJoiningLetters(_ index: Int, of scalars: [Unicode.Scalar]) -> Bool {
    scalars[..<index].last { !$0.isMark }.joins && scalars[(index + 1)...].first { !$0.isMark }.joins
  }

  private static let greek: [ClosedRange<UInt32>] = [0x0370...0x03FF, 0x1F00...0x1FFF]
  private static let hebrew: [ClosedRange<UInt32>] = [0x0591...0x05F4, 0xFB1D...0xFB4F]
  /// Hiragana, katakana and Han.
  private static let japanese: [ClosedRange<UInt32>] = [
    0x2E80...0x2FD5, 0x3005...0x3007, 0x3021...0x3029, 0x3038...0x303B, 0x3041...0x3096, 0x309D...0x309F,
    0x30A1...0x30FA, 0x30FD...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAD9,
    0xFF66...0xFF9D, 0x1B000...0x1B16F, 0x20000...0x3FFFD,
  ]
}

extension Unicode.Scalar? {
  fileprivate func isIn(_ ranges: [ClosedRange<UInt32>]) -> Bool {
    guard let self else { return false }
    return ranges.contains { $0 ~= self.value }
  }

  fileprivate var isVirama: Bool { self?.properties.canonicalCombiningClass == .virama }

  /// Whether it is a letter of a script whose letters join. The standard library doesn't know which letters do so on which
  /// side, so all of them count.
  fileprivate var joins: Bool {
    guard let category = self?.properties.generalCategory else { return false }
    return [.otherLetter, .modifierLetter, .uppercaseLetter, .lowercaseLetter].contains(category)
      && isIn([
        0x0620...0x08FF, 0x1807...0x18AA, 0xA840...0xA872, 0x10AC0...0x10AEF, 0x10D00...0x10D23,
        0x1E900...0x1E943,
      ])
  }
}

extension Unicode.Scalar {
  /// Whether it stands above or below letters and doesn't keep them from joining.
  fileprivate var isMark: Bool {
    [.nonspacingMark, .enclosingMark].contains(properties.generalCategory)
  }
}
