/// An opaque colour of sRGB with eight bits for each component.
struct RGB: Equatable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8

  /// `#rrggbb`, in lower case.
  var hex: String {
    let digits = [red, green, blue].map { byte in
      let text = String(byte, radix: 16)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + digits.joined()
  }
}
