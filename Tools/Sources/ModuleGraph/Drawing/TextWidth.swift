/// How wide text is, about: nobody knows which font will draw it, so that this rather says too much.
enum TextWidth {
  /// - Parameter size: the size of the font.
  static func of(_ text: String, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + share(of: $1) } * size
  }

  private static func share(of scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "I", ".", ",", "·", "'", "|", "!": 0.34
    case "f", "r", "t", " ", "-", "(", ")", "/": 0.44
    case "m", "w", "M", "W", "@", "…": 0.94
    case "A"..."Z": 0.72
    case "\u{1100}"...: 1.05
    default: 0.62
    }
  }
}
