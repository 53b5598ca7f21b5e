/// A day as a number, to know how many lie between two.
struct DayNumber {
  let value: Int

  /// - Parameter text: `2024-01-31`; git writes years before 1000 and after 9999 with fewer or more digits.
  init?(_ text: String) {
    let numbers = text.split(separator: "-").compactMap { Int($0) }
    guard numbers.count == 3, (1...12).contains(numbers[1]), (0...1_000_000).contains(numbers[0]) else {
      return nil
    }
    // Years begin in March, so that the leap day is at their end; 365.2425 days each.
    let year = numbers[1] < 3 ? numbers[0] - 1 : numbers[0]
    let month = (numbers[1] + 9) % 12
    value = 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + numbers[2]
  }
}
