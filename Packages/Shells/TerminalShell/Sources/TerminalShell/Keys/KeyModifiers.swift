/// The keys held while another is pressed; the bits are those of xterm's modifier parameter, less one.
struct KeyModifiers: OptionSet, Hashable, Sendable {
  static let shift = KeyModifiers(rawValue: 1)
  static let alt = KeyModifiers(rawValue: 2)
  static let control = KeyModifiers(rawValue: 4)

  let rawValue: UInt8

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The modifiers in a parameter of a control sequence; others than the three known ones are left out.
  init(parameter: Int) {
    self.init(rawValue: parameter > 1 ? UInt8(truncatingIfNeeded: parameter - 1) & 0b111 : 0)
  }
}
