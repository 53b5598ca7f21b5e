import TrellisKit

extension Subcommand {
  /// What its operands are, for completions.
  var completedOperands: OptionDescription.Value {
    let choices = operands.split(separator: "|").map(String.init)
    if choices.count > 1 { return .choice(choices) }
    return ["PATH", "FILE", "FOLDER"].contains(where: operands.contains) ? .file : .word
  }

  /// Its options with `--help`.
  var completedOptions: [OptionDescription] {
    options + [OptionDescription("--help", "print how to use it")]
  }
}

extension OptionDescription {
  /// The first line of what it does.
  var firstLine: String {
    explanation.split(separator: "\n").first.map(String.init) ?? ""
  }
}
