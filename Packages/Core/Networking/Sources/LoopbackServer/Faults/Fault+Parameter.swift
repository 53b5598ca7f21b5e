extension Fault {
  /// A value that a fault takes.
  public struct Parameter: Sendable, Equatable {
    /// What the value is, such as `MILLISECONDS`.
    public let name: String
    /// The value.
    public internal(set) var value: String
    /// The numbers that are allowed; nil for a text.
    let range: ClosedRange<Int>?

    static func number(_ name: String, _ value: Int, in range: ClosedRange<Int>) -> Self {
      Self(name: name, value: "\(value)", range: range)
    }

    static func milliseconds(_ value: Int) -> Self { number("MILLISECONDS", value, in: 0...3_600_000) }
    static func seconds(_ value: Int) -> Self { number("SECONDS", value, in: 0...1_000_000_000) }
    static func url(_ value: String) -> Self { Self(name: "URL", value: value, range: nil) }

    func accepts(_ text: String) -> Bool {
      if let range { return Int(text).map(range.contains) ?? false }
      return !text.isEmpty && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    }

    var explanation: String {
      guard let range else { return "a URL" }
      return "a whole number from \(range.lowerBound) to \(range.upperBound)"
    }
  }
}
