/// The id of a record: 15 characters from `a` to `z` and `0` to `9`.
struct RecordID: Hashable, Sendable {
  static let length = 15
  private static let alphabet = Array("abcdefghijklmnopqrstuvwxyz0123456789".utf8)

  let text: String

  /// Takes an id from outside; nil when it can't be one.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count == Self.length, text.utf8.allSatisfy(Self.alphabet.contains) else { return nil }
    self.text = String(text)
  }

  /// A new id, about 77 bits of chance.
  static func random() throws(Cryptography.Failure) -> RecordID {
    var characters: [UInt8] = []
    while characters.count < length {
      // 252 is 7 · 36: without the bytes above it, each character is as likely as the others.
      let bytes = try Cryptography.randomBytes(count: length).filter { $0 < 252 }
      characters += bytes.map { alphabet[Int($0) % alphabet.count] }
    }
    return RecordID(checked: String(decoding: characters.prefix(length), as: UTF8.self))
  }

  private init(checked text: String) {
    self.text = text
  }
}

extension RecordID: CustomStringConvertible, Encodable {
  /// The id itself.
  var description: String { text }

  /// Writes the id as a string.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
