import TrellisKit

/// Completions for fish.
struct FishCompletions {
  private let commands: [Subcommand]

  init(_ commands: [Subcommand]) {
    self.commands = commands
  }

  var script: String {
    """
    # Completions of trellis for fish.
    function __trellis_is
      set -l words (commandline -opc)
      set -l last (math 1 + (count $argv))
      test (count $words) -ge $last; and test "$words[2..$last]" = "$argv"
    end

    function __trellis_begins
      set -l words (commandline -opc)
      test "$words[2..-1]" = "$argv"
    end

    complete -c trellis -f
    complete -c trellis -n 'test (count (commandline -opc)) -eq 1' -l help -d 'print how to use it'
    complete -c trellis -n 'test (count (commandline -opc)) -eq 1' -l version -d 'print the version'
    \(names)\(commands.flatMap(lines).map { "complete -c trellis -n '__trellis_is \($0)\n" }.joined())
    """
  }

  /// The words of names, each after those before it.
  private var names: String {
    var known: Set<String> = []
    return commands.flatMap { command -> [String] in
      let words = command.name.split(separator: " ").map(String.init)
      return words.indices.compactMap { index in
        guard known.insert(words[...index].joined(separator: " ")).inserted else { return nil }
        let before =
          index == 0
          ? "test (count (commandline -opc)) -eq 1"
          : "__trellis_begins \(words[..<index].joined(separator: " "))"
        let summary = index == words.count - 1 ? " -d \(quoted(command.summary))" : ""
        return "complete -c trellis -n '\(before)' -a \(words[index])\(summary)\n"
      }
    }.joined()
  }

  private func lines(of command: Subcommand) -> [String] {
    let options = command.completedOptions.map { option in
      "\(command.name)' -l \(option.name.dropFirst(2)) -d \(quoted(option.firstLine))"
        + (option.placeholder == nil ? "" : argument(option.value))
    }
    switch command.completedOperands {
    case .choice(let words): return options + ["\(command.name)' -a \(quoted(words.joined(separator: " ")))"]
    case .file, .folder: return options + ["\(command.name)' -F"]
    case .word: return options
    }
  }

  private func argument(_ value: OptionDescription.Value) -> String {
    switch value {
    case .choice(let words): " -x -a \(quoted(words.joined(separator: " ")))"
    case .file: " -r -F"
    case .folder: " -x -a '(__fish_complete_directories)'"
    case .word: " -x"
    }
  }

  private func quoted(_ text: String) -> String {
    "'" + text.map { "'\\".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "'"
  }
}
