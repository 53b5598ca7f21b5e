import SwiftParser

/// A name in UpperCamelCase that can be a Swift module: a feature's or an app's.
struct ModuleName: Hashable, CustomStringConvertible {
  static let lengths = 3...24

  /// The name as it was given: `OrderHistory`.
  let description: String

  /// Checks how a name is spelled. What is there already is checked elsewhere.
  init(_ text: String) throws(ScaffoldingError) {
    func refuse(_ reason: String) -> ScaffoldingError { ScaffoldingError("“\(text)” \(reason)") }
    guard text.utf8.allSatisfy(Self.isLetterOrDigit), text.utf8.first.map(Self.isCapital) == true else {
      throw refuse("is no name in UpperCamelCase: A to Z first, then letters and digits of ASCII")
    }
    guard Self.lengths.contains(text.count) else {
      throw refuse("must have \(Self.lengths.lowerBound) to \(Self.lengths.upperBound) letters and digits")
    }
    description = text
    guard text.isValidSwiftIdentifier(for: .variableName),
      inLowerCamelCase.isValidSwiftIdentifier(for: .variableName)
    else { throw refuse("is a keyword of Swift") }
    if let suffix = ["Tests", "Preview", "TestSupport"].first(where: text.hasSuffix) {
      throw refuse("ends in “\(suffix)”, as the targets beside a feature do")
    }
    if let taken = ReservedNames.all.first(where: { $0.lowercased() == text.lowercased() }) {
      throw refuse("can't be told from \(taken), which is Swift's, a system's or this layout's own")
    }
  }

  /// The name as a member: `orderHistory`, `urlList`.
  var inLowerCamelCase: String {
    words[0].lowercased() + words.dropFirst().joined()
  }

  /// The name in links and files: `order-history`.
  var inKebabCase: String {
    words.map { $0.lowercased() }.joined(separator: "-")
  }

  /// The name for people: `Order history`.
  var asTitle: String {
    let rest = words.dropFirst().map { $0.count > 1 && $0 == $0.uppercased() ? $0 : $0.lowercased() }
    return ([words[0]] + rest).joined(separator: " ")
  }

  /// `Order`, `History`; of capitals in a row, the last begins a word when a small letter follows.
  private var words: [String] {
    let letters = Array(description)
    var words: [String] = []
    for (index, letter) in letters.enumerated() {
      let followsSmall = index > 0 && !letters[index - 1].isUppercase
      let precedesSmall = index + 1 < letters.count && letters[index + 1].isLowercase
      if letter.isUppercase, words.isEmpty || followsSmall || precedesSmall { words.append("") }
      words[words.count - 1].append(letter)
    }
    return words
  }

  private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isCapital(byte) || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
  }
}
