import Composition

/// The words of one line: bare ones, and quoted ones in which `\"`, `\\`, `\n` and `\e` stand for a quote, a
/// backslash, a line feed and an escape character.
struct FlowLine {
  private let words: [String]
  private let number: Int

  init(_ line: String, number: Int) throws(FlowSyntaxError) {
    self.number = number
    var words: [String] = []
    var rest = line[...].drop(while: \.isWhitespace)
    while let first = rest.first, first != "#" {
      if first == "\"" {
        let (word, remainder) = try Self.quotedWord(rest.dropFirst(), line: number)
        words.append(word)
        rest = remainder
      } else {
        words.append(String(rest.prefix { !$0.isWhitespace }))
        rest = rest.drop { !$0.isWhitespace }
      }
      rest = rest.drop(while: \.isWhitespace)
    }
    self.words = words
  }

  private static func quotedWord(
    _ text: Substring, line: Int
  ) throws(FlowSyntaxError) -> (word: String, rest: Substring) {
    var word = ""
    var rest = text
    while let character = rest.popFirst() {
      switch character {
      case "\"":
        guard rest.first.map(\.isWhitespace) ?? true else {
          throw FlowSyntaxError(line: line, message: "write a space after a closing quote")
        }
        return (word, rest)
      case "\\":
        guard let escaped = rest.popFirst(), let meaning = Self.escapes[escaped] else {
          throw FlowSyntaxError(line: line, message: #"write \", \\, \n or \e after a backslash"#)
        }
        word.append(meaning)
      default: word.append(character)
      }
    }
    throw FlowSyntaxError(line: line, message: "close the quote")
  }

  private static let escapes: [Character: Character] = ["\"": "\"", "\\": "\\", "n": "\n", "e": "\u{1B}"]

  /// The units of time, from the smallest to the largest.
  static let units: [(suffix: String, milliseconds: Int64)] = [
    ("ms", 1), ("s", 1000), ("min", 60_000), ("h", 3_600_000), ("d", 86_400_000),
  ]

  /// The command of the line, or nil when it has none.
  func command() throws(FlowSyntaxError) -> FlowCommand? {
    guard let verb = words.first else { return nil }
    switch verb {
    case "tap": return .tap(try argument(#"tap "Sign in""#))
    case "toggle": return .toggle(try argument(#"toggle "Notifications""#))
    case "expect": return .expect(try screenText(#"expect "Welcome""#))
    case "expect-not": return .expectNot(try screenText(#"expect-not "Error""#))
    case "expect-state": return .expectState(try argument("expect-state authenticated"))
    case "open": return .open(try argument("open trellis://profile"))
    case "snapshot": return .snapshot(try snapshotName())
    case "type":
      let texts = try arguments(2, #"type "Email" "ada@example.com""#)
      return .type(field: texts[0], text: texts[1])
    case "choose":
      let texts = try arguments(2, #"choose "Appearance" "Dark""#)
      return .choose(picker: texts[0], option: texts[1])
    case "back", "relaunch", "kill":
      _ = try arguments(0, verb)
      return verb == "back" ? .back : verb == "kill" ? .kill : .relaunch
    case "phase": return .phase(try value("phase background"))
    case "network": return .network(try value("network offline"))
    case "wait": return .wait(try duration())
    default:
      // What stands in quotes may be a password.
      let shown = String(verb.prefix { $0 != "\"" }.prefix(60)).harmless
      throw error("unknown step “\(shown)”; there are \(FlowCommand.verbs.joined(separator: ", "))")
    }
  }

  private func arguments(_ count: Int, _ example: String) throws(FlowSyntaxError) -> [String] {
    guard words.count == count + 1 else { throw error("write it like this: \(example)") }
    return Array(words.dropFirst())
  }

  private func argument(_ example: String) throws(FlowSyntaxError) -> String {
    try arguments(1, example)[0]
  }

  /// A text as a screen can show it. Any other would never be found, or always.
  private func screenText(_ example: String) throws(FlowSyntaxError) -> String {
    let text = try argument(example)
    guard !text.isEmpty else { throw error("write what is to be looked for") }
    guard text.harmlessLines == [text] else {
      throw error("look for one line at a time, with � for each control character")
    }
    return text
  }

  private func value<Value: RawRepresentable & CaseIterable>(
    _ example: String
  ) throws(FlowSyntaxError) -> Value where Value.RawValue == String {
    guard let value = Value(rawValue: try argument(example)) else {
      throw error("write one of \(Value.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return value
  }

  private func snapshotName() throws(FlowSyntaxError) -> String {
    let name = try argument("snapshot profile")
    let isSafe = name.utf8.allSatisfy { byte in
      byte == 0x2D || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
    }
    guard isSafe, (1...60).contains(name.utf8.count) else {
      throw error("name a snapshot with letters, digits and hyphens")
    }
    return name
  }

  private func duration() throws(FlowSyntaxError) -> Duration {
    let text = try argument("wait 5s")
    let digits = text.prefix(while: \.isNumber)
    guard let unit = Self.units.first(where: { $0.suffix == text.dropFirst(digits.count) }),
      let amount = Int(digits), amount <= 100_000
    else { throw error("write a time such as 500ms, 5s, 10min, 2h or 8d") }
    return .milliseconds(unit.milliseconds * Int64(amount))
  }

  private func error(_ message: String) -> FlowSyntaxError {
    FlowSyntaxError(line: number, message: message)
  }
}
