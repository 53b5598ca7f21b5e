extension UInt8 {
  var asciiLowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }

  /// The value of an ASCII digit.
  var digitValue: Int? {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) ? Int(self - UInt8(ascii: "0")) : nil
  }
}

extension StringProtocol {
  /// The text without spaces and tabs around it.
  func trimmingBlanks() -> String {
    let isBlank: (Unicode.Scalar) -> Bool = { $0 == " " || $0 == "\t" }
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !isBlank($0) }),
      let last = scalars.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(String.UnicodeScalarView(scalars[first...last]))
  }
}
