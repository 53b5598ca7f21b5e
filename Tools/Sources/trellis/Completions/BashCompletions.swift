import TrellisKit

/// Completions for bash 3.2 and later.
struct BashCompletions {
  private let commands: [Subcommand]

  init(_ commands: [Subcommand]) {
    self.commands = commands
  }

  var script: String {
    """
    # Completions of trellis for bash.
    _trellis_take() {
      local word
      COMPREPLY=()
      while IFS= read -r word; do COMPREPLY+=("$word"); done
    }

    _trellis() {
      local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD - 1]}" command
      # bash takes “--option=value” for three words.
      if [[ $current == = ]]; then
        current=
      elif [[ $previous == = && $COMP_CWORD -gt 2 ]]; then
        previous="${COMP_WORDS[COMP_CWORD - 2]}"
      fi
      COMPREPLY=()
      if [[ $COMP_CWORD -eq 1 ]]; then
        _trellis_take < <(compgen -W \(firstWords.shellQuoted) -- "$current")
        return
      fi
      command="${COMP_WORDS[1]}"
      case $command in
    \(groups)  esac
      case "$command $previous" in
    \(commands.map(values).joined())  esac
      if [[ $current == -* ]]; then
        case $command in
    \(commands.map(options).joined())    esac
      else
        case $command in
    \(commands.compactMap(operands).joined())    esac
      fi
    }

    complete -F _trellis trellis

    """
  }

  private var firstWords: String {
    let names = commands.compactMap { $0.name.split(separator: " ").first.map(String.init) }
    return (Set(names).sorted() + ["--help", "--version"]).joined(separator: " ")
  }

  /// Commands of two words: the second is completed, or belongs to the name.
  private var groups: String {
    let pairs = commands.map { $0.name.split(separator: " ").map(String.init) }.filter { $0.count == 2 }
    return Dictionary(grouping: pairs) { $0[0] }.sorted { $0.key < $1.key }.map { first, names in
      """
          \(first))
            if [[ $COMP_CWORD -eq 2 ]]; then
              _trellis_take < <(compgen -W \(names.map { $0[1] }.joined(separator: " ").shellQuoted) -- "$current")
              return
            fi
            command="$command ${COMP_WORDS[2]}"
            ;;

      """
    }.joined()
  }

  private func values(of command: Subcommand) -> String {
    command.options.filter { $0.placeholder != nil }.map { option in
      """
          \("\(command.name) \(option.name)".shellQuoted))
      \(reply(option.value).map { "      \($0)\n" } ?? "")      return
            ;;

      """
    }.joined()
  }

  private func options(of command: Subcommand) -> String {
    let names = command.completedOptions.map(\.name).joined(separator: " ")
    return """
            \(command.name.shellQuoted)) _trellis_take < <(compgen -W \(names.shellQuoted) -- "$current") ;;

      """
  }

  private func operands(of command: Subcommand) -> String? {
    reply(command.completedOperands).map { "      \(command.name.shellQuoted)) \($0) ;;\n" }
  }

  private func reply(_ value: OptionDescription.Value) -> String? {
    switch value {
    case .choice(let words):
      "_trellis_take < <(compgen -W \(words.joined(separator: " ").shellQuoted) -- \"$current\")"
    case .file: "compopt -o filenames 2>/dev/null; _trellis_take < <(compgen -f -- \"$current\")"
    case .folder: "compopt -o filenames 2>/dev/null; _trellis_take < <(compgen -d -- \"$current\")"
    case .word: nil
    }
  }
}
