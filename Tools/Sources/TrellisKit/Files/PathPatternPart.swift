/// What a pattern says of one name in a path.
enum PathPatternPart: Hashable, Sendable {
  enum Piece: Hashable, Sendable {
    case byte(UInt8)
    case anyCharacter
    case anyCharacters
    case oneOf([ClosedRange<UInt8>], isInverted: Bool)
  }

  case anyFolders
  case name([Piece])

  init(_ text: String) throws(PathPatternError) {
    guard text != "**" else {
      self = .anyFolders
      return
    }
    var pieces: [Piece] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"): if pieces.last != .anyCharacters { pieces.append(.anyCharacters) }
      case UInt8(ascii: "?"): pieces.append(.anyCharacter)
      case UInt8(ascii: "["): pieces.append(try Self.set(&rest, in: text))
      case UInt8(ascii: "\\") where !rest.isEmpty: pieces.append(.byte(rest.removeFirst()))
      default: pieces.append(.byte(byte))
      }
    }
    self = .name(pieces)
  }

  private static func set(_ rest: inout ArraySlice<UInt8>, in text: String) throws(PathPatternError) -> Piece
  {
    let isInverted = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
    if isInverted { rest.removeFirst() }
    guard let end = rest.dropFirst().firstIndex(of: UInt8(ascii: "]")) else {
      throw PathPatternError("“\(text)” has a “[” without a “]”")
    }
    var members = rest[..<end]
    rest = rest[(end + 1)...]
    var ranges: [ClosedRange<UInt8>] = []
    while let first = members.popFirst() {
      if members.first == UInt8(ascii: "-"), members.count > 1 {
        members.removeFirst()
        let last = members.removeFirst()
        guard first <= last else { throw PathPatternError("“\(text)” has a range that goes backwards") }
        ranges.append(first...last)
      } else {
        ranges.append(first...first)
      }
    }
    return .oneOf(ranges, isInverted: isInverted)
  }

  func matches(_ name: [UInt8]) -> Bool {
    guard case .name(let pieces) = self else { return true }
    return Self.matches(pieces, name)
  }

  /// Goes back to the last `*` only, so that it never takes longer than pattern times name.
  private static func matches(_ pieces: [Piece], _ name: [UInt8]) -> Bool {
    var piece = 0
    var position = 0
    var star: (piece: Int, position: Int)?
    while position < name.count {
      if piece < pieces.count, pieces[piece] == .anyCharacters {
        star = (piece, position)
        piece += 1
      } else if piece < pieces.count, let length = length(of: pieces[piece], at: position, in: name) {
        piece += 1
        position += length
      } else if let (starPiece, starPosition) = star {
        star = (starPiece, starPosition + 1)
        piece = starPiece + 1
        position = starPosition + 1
      } else {
        return false
      }
    }
    return pieces[piece...].allSatisfy { $0 == .anyCharacters }
  }

  /// How many bytes a piece takes; nil when it doesn't match. A character may have several.
  private static func length(of piece: Piece, at position: Int, in name: [UInt8]) -> Int? {
    let byte = name[position]
    switch piece {
    case .byte(let expected): return byte == expected ? 1 : nil
    case .anyCharacter: return 1 + name[(position + 1)...].prefix { $0 & 0xC0 == 0x80 }.count
    case .oneOf(let ranges, let isInverted):
      return ranges.contains { $0.contains(byte) } != isInverted ? 1 : nil
    case .anyCharacters: return nil
    }
  }
}
