/// What a command is called and what it takes.
public struct CommandDescription: Sendable {
  /// The word that chooses it: `check`, or `new feature`.
  public let name: String
  /// What it does, in a few words that begin with a small letter.
  public let summary: String
  /// What stands after the name besides options, as help shows it: `[PATH ...]`.
  public let operands: String
  /// Its options, without `--help`, which every command has.
  public let options: [OptionDescription]
  /// What else help says: what it does in full, exit codes, examples.
  public let discussion: String

  /// Describes a command.
  ///
  /// - Parameters:
  ///   - name: the word that chooses it.
  ///   - summary: what it does, in a few words.
  ///   - operands: what stands after the name besides options; empty when nothing may.
  ///   - options: its options.
  ///   - discussion: what else its help says.
  public init(
    name: String, summary: String, operands: String = "", options: [OptionDescription] = [],
    discussion: String = ""
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.options = options
    self.discussion = discussion
  }

  /// How to use it.
  public var usage: String {
    let all = options + [OptionDescription("--help", "print this")]
    let width = all.map(\.heading.count).max() ?? 0
    let lines = all.map { option in
      let text = option.explanation.split(separator: "\n").joined(separator: "\n\(blanks(width + 4))")
      return "  \(option.heading)\(blanks(width - option.heading.count))  \(text)\n"
    }
    let words = ["Usage: trellis \(name)", "[OPTIONS]", operands].filter { !$0.isEmpty }
    let more = discussion.isEmpty ? "" : "\n\(discussion)\n"
    return """
      \(words.joined(separator: " "))

      \(summary.prefix(1).uppercased() + summary.dropFirst()).
      \(more)
      Options:
      \(lines.joined())
      """
  }

  private func blanks(_ count: Int) -> String {
    String(repeating: " ", count: count)
  }
}
