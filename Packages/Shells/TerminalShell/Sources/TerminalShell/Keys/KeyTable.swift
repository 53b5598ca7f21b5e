/// Which key a control sequence stands for, in the dialects of xterm, rxvt, the Linux console and kitty.
enum KeyTable {
  /// The key of `CSI … final`; nil for mouse reports, function keys and everything unknown.
  static func press(parameters: ControlSequenceParameters, final: UInt8) -> KeyPress? {
    guard let numbers = parameters.numbers else { return nil }
    let first = numbers.first ?? 0
    let modifiers = KeyModifiers(parameter: numbers.count > 1 ? numbers[1] : 0)
    switch final {
    case UInt8(ascii: "~") where first == 27 && numbers.count == 3:
      return press(codePoint: numbers[2], modifiers: modifiers)
    case UInt8(ascii: "~"):
      return numbered[first].map { KeyPress($0, modifiers) }
    case UInt8(ascii: "u"):
      return press(codePoint: first, modifiers: modifiers)
    case UInt8(ascii: "Z"):
      return KeyPress(.tab, modifiers.union(.shift))
    case UInt8(ascii: "a")...UInt8(ascii: "d") where parameters.isEmpty:
      return lettered[final - 0x20].map { KeyPress($0, .shift) }
    default:
      return lettered[final].map { KeyPress($0, modifiers) }
    }
  }

  /// The key of `SS3 final`, as keypads and cursor keys in application mode send it.
  static func press(singleShift final: UInt8) -> KeyPress? {
    switch final {
    case UInt8(ascii: "M"):
      KeyPress(.enter)
    case UInt8(ascii: "I"):
      KeyPress(.tab)
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      lettered[final - 0x20].map { KeyPress($0, .control) }
    default:
      lettered[final].map { KeyPress($0) }
    }
  }

  /// The key of a control character (0–31, 127).
  static func press(control byte: UInt8) -> KeyPress {
    switch byte {
    case 0x0D, 0x0A:
      KeyPress(.enter)
    case 0x09:
      KeyPress(.tab)
    case 0x08, 0x7F:
      KeyPress(.backspace)
    case 0x1B:
      KeyPress(.escape)
    default:
      .control(Character(Unicode.Scalar((1...26).contains(byte) ? byte + 0x60 : byte + 0x40)))
    }
  }

  private static func press(codePoint: Int, modifiers: KeyModifiers) -> KeyPress? {
    guard let scalar = Unicode.Scalar(UInt32(codePoint)) else { return nil }
    guard scalar.value > 0x1F, scalar.value != 0x7F else {
      var press = press(control: UInt8(scalar.value))
      press.modifiers.formUnion(modifiers)
      return press
    }
    // Private use code points are kitty's names for keys that type nothing.
    guard scalar.properties.generalCategory != .privateUse else { return nil }
    return KeyPress(.character(Character(scalar)), modifiers)
  }

  private static let lettered: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
    UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
  ]

  private static let numbered: [Int: Key] = [
    1: .home, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
  ]
}
