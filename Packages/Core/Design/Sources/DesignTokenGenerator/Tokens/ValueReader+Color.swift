extension ValueReader {
  /// An opaque sRGB colour (Color Module 2025.10). Other colour spaces would need a mapping into what every
  /// shell can draw, and contrast is undefined for a translucent colour.
  func color(_ json: JSON) throws(TokenError) -> RGB {
    let members = try object(json, with: ["colorSpace", "components"], optional: ["alpha", "hex"])
    guard members["colorSpace"] == .string("srgb") else {
      throw token.fault("the only supported “colorSpace” is “srgb”")
    }
    guard members["alpha"] ?? .number(1) == .number(1) else {
      throw token.fault("“alpha” must be 1 or left out, as colours are opaque")
    }
    guard case .array(let items)? = members["components"], items.count == 3 else {
      throw token.fault("“components” must be three numbers")
    }
    let color = RGB(
      red: try component(items[0]), green: try component(items[1]), blue: try component(items[2]))
    if let hex = members["hex"] { try check(hex, against: color) }
    return color
  }

  private func component(_ json: JSON) throws(TokenError) -> UInt8 {
    let component = try number(json)
    guard (0...1).contains(component) else {
      throw token.fault("the component \(component.literal) is not in 0...1")
    }
    return UInt8((component * 255).rounded())
  }

  /// Tools that know no colour spaces draw the fallback, so the two must not drift apart.
  private func check(_ hex: JSON, against color: RGB) throws(TokenError) {
    guard case .string(let text) = hex, text.lowercased() == color.hex else {
      throw token.fault("“hex” must be “\(color.hex)”, as the components say")
    }
  }
}
