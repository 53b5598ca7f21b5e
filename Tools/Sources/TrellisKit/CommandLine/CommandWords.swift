/// A command line, taken apart as its command's description says.
public struct CommandWords: Sendable {
  /// The words that are no option.
  public let operands: [String]
  /// The operands that were written after `--`, for a command that hands them on.
  public let operandsAfterDashes: [String]
  private let values: [String: [String]]

  /// Takes a command line apart.
  ///
  /// - Parameters:
  ///   - words: what was written after the command's name. After `--`, everything is an operand.
  ///   - description: what the command takes.
  /// - Throws: what is wrong with it.
  public init(_ words: some Sequence<String>, of description: CommandDescription) throws(UsageError) {
    var operands: [String] = []
    var afterDashes: [String] = []
    var values: [String: [String]] = [:]
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      if word == "--" {
        afterDashes = Array(rest)
        operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let option = description.options.first(where: { $0.name == parts[0] }) else {
        let known = description.options.map(\.name) + ["--help"]
        throw UsageError("unknown option “\(word)”\(Suggestion.question(for: parts[0], in: known))")
      }
      guard values[option.name] == nil || option.isRepeatable else {
        throw UsageError("\(option.name) is given twice")
      }
      let value = try Self.value(of: option, in: parts, before: &rest, known: description.options)
      values[option.name, default: []].append(value)
    }
    if description.operands.isEmpty, let operand = operands.first {
      throw UsageError("unexpected “\(operand)”")
    }
    self.operands = operands
    operandsAfterDashes = afterDashes
    self.values = values
  }

  private static func value(
    of option: OptionDescription, in parts: [String], before rest: inout ArraySlice<String>,
    known options: [OptionDescription]
  ) throws(UsageError) -> String {
    guard option.placeholder != nil else {
      guard parts.count == 1 else { throw UsageError("\(option.name) takes no value") }
      return ""
    }
    let followsOption = parts.count == 1 && options.contains { $0.name == rest.first }
    guard !followsOption, let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
      throw UsageError("\(option.name) needs a value")
    }
    if case .choice(let choices) = option.value, !choices.contains(value) {
      throw UsageError("\(option.name) is one of \(choices.joined(separator: ", ")), not “\(value)”")
    }
    return value
  }

  /// Whether an option was given.
  public func has(_ option: String) -> Bool {
    values[option] != nil
  }

  /// The word after an option; nil when it wasn't given.
  public func value(_ option: String) -> String? {
    values[option]?.last
  }

  /// The words after an option that may be given several times.
  public func values(_ option: String) -> [String] {
    values[option] ?? []
  }

  /// The number after an option.
  ///
  /// - Parameters:
  ///   - option: its name.
  ///   - range: the numbers that it may be.
  /// - Returns: nil when it wasn't given.
  /// - Throws: that it is no such number.
  public func number(_ option: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = value(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError("\(option) is a number from \(range.lowerBound) to \(range.upperBound), not “\(text)”")
    }
    return number
  }
}
