/// Reads the parts of a timestamp one after the other. After a nil or a false the position has no meaning.
struct DigitScanner {
  private var rest: Substring.UTF8View

  init(_ text: String) {
    rest = text[...].utf8
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func skip(anyOf characters: String) -> Bool {
    guard let first = rest.first, characters.utf8.contains(first) else { return false }
    rest.removeFirst()
    return true
  }

  /// Skips a text if it comes next.
  mutating func skip(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest.removeFirst(text.utf8.count)
    return true
  }

  /// A number of exactly so many digits.
  mutating func scanNumber(digits: Int) -> Int? {
    var number = 0
    for _ in 0..<digits {
      guard let digit = rest.popFirst()?.digitValue else { return nil }
      number = number * 10 + digit
    }
    return number
  }

  /// `YYYY-MM-DD`, a day that exists.
  mutating func scanDay() -> CivilDay? {
    guard let year = scanNumber(digits: 4), skip(anyOf: "-") else { return nil }
    guard let month = scanNumber(digits: 2), skip(anyOf: "-") else { return nil }
    guard let day = scanNumber(digits: 2) else { return nil }
    return CivilDay(year: year, month: month, day: day)
  }

  /// `HH:MM:SS` with any number of digits after a dot.
  mutating func scanTime() -> (seconds: Int, nanoseconds: Int, isLeapSecond: Bool)? {
    guard let hour = scanNumber(digits: 2), hour < 24, skip(anyOf: ":") else { return nil }
    guard let minute = scanNumber(digits: 2), minute < 60, skip(anyOf: ":") else { return nil }
    guard let second = scanNumber(digits: 2), second <= 60 else { return nil }
    guard let nanoseconds = skip(anyOf: ".") ? scanNanoseconds() : 0 else { return nil }
    return (hour * 3600 + minute * 60 + second, nanoseconds, second == 60)
  }

  /// `Z` or `±HH:MM`, in seconds east of UTC.
  mutating func scanOffset() -> Int? {
    if skip(anyOf: "Zz") {
      return 0
    }
    let isWest = rest.first == UInt8(ascii: "-")
    guard skip(anyOf: "+-") else { return nil }
    guard let hours = scanNumber(digits: 2), hours < 24, skip(anyOf: ":") else { return nil }
    guard let minutes = scanNumber(digits: 2), minutes < 60 else { return nil }
    return (isWest ? -1 : 1) * (hours * 3600 + minutes * 60)
  }

  /// At least one digit; those after the ninth are left out.
  private mutating func scanNanoseconds() -> Int? {
    guard rest.first?.digitValue != nil else { return nil }
    var nanoseconds = 0
    var unit = 100_000_000
    while let digit = rest.first?.digitValue {
      rest.removeFirst()
      nanoseconds += digit * unit
      unit /= 10
    }
    return nanoseconds
  }
}
