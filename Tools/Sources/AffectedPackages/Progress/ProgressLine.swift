import TrellisKit

/// How far a run is, on one line that fits into a terminal.
struct ProgressLine: Sendable, Equatable {
  let done: Int
  let total: Int
  /// How much of the packages that are under way is built, from 0 to 1 for each.
  var portion = 0.0
  /// The names of the packages that are under way, and the last line of the one that wrote last.
  let running: [String]
  let detail: String
  let elapsed: Duration

  private static let longestBar = 24

  /// - Parameter columns: how wide the terminal is. The last column stays free, since some terminals go on to the next line
  ///   when it is written to.
  func text(columns: Int, style: TerminalStyle) -> String {
    let room = max(0, columns - 1)
    let counts = "\(done)/\(total)"
    let time = DurationText.of(elapsed)
    guard room > counts.count + 1 + time.count else { return String(counts.prefix(room)) }
    let bar = bar(columns: min(Self.longestBar, room / 3))
    let start = bar.isEmpty ? counts : "\(bar) \(counts)"
    let left = room - start.count - time.count - 2
    let what = ([running.joined(separator: ", ")] + (detail.isEmpty ? [] : [detail])).joined(separator: ": ")
    let middle = left > 4 ? Self.cut(what.onOneLine, to: left) : ""
    return style(start, .cyan) + (middle.isEmpty ? " " : " \(middle) ") + style(time, .faint)
  }

  private func bar(columns: Int) -> String {
    guard columns >= 8, total > 0 else { return "" }
    let inside = columns - 2
    let filled = min(inside, Int(Double(inside) * (Double(done) + portion) / Double(total)))
    let head = filled < inside ? ">" : ""
    let rest = String(repeating: " ", count: inside - filled - head.count)
    return "[\(String(repeating: "=", count: filled))\(head)\(rest)]"
  }

  /// Cuts a text. What is not ASCII may be two columns wide, and counts so.
  private static func cut(_ text: String, to columns: Int) -> String {
    var left = columns
    var end = text.startIndex
    while end < text.endIndex {
      left -= text[end].isASCII ? 1 : 2
      guard left >= 0 else { return String(text[..<end]) }
      end = text.index(after: end)
    }
    return text
  }
}
