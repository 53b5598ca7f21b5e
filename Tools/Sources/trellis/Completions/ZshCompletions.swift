import TrellisKit

/// Completions for zsh.
struct ZshCompletions {
  private let commands: [Subcommand]

  init(_ commands: [Subcommand]) {
    self.commands = commands
  }

  var script: String {
    """
    #compdef trellis
    # Completions of trellis for zsh.

    _trellis() {
      local -a commands arguments
      if (( CURRENT == 2 )); then
        commands=(
    \(firstWords)    )
        _describe command commands
        return
      fi
    \(groups)  case "$words[2] $words[3]" in
    \(commands.filter { $0.name.contains(" ") }.map(entry).joined())  esac
      case $words[2] in
    \(commands.filter { !$0.name.contains(" ") }.map(entry).joined())  esac
      (( $#arguments )) && _arguments $arguments
    }

    if [[ $funcstack[1] == _trellis ]]; then
      _trellis "$@"
    elif (( $+functions[compdef] )); then
      compdef _trellis trellis
    fi

    """
  }

  private func entry(_ command: Subcommand) -> String {
    let drop = command.name.split(separator: " ").count
    let lines = command.completedOptions.map(specification) + [operands(of: command)].compactMap(\.self)
    return """
          \(command.name.shellQuoted))
            shift \(drop) words; (( CURRENT -= \(drop) ))
            arguments=(
      \(lines.map { "          \($0.shellQuoted)\n" }.joined())      )
            ;;

      """
  }

  private func specification(_ option: OptionDescription) -> String {
    let mark = option.isRepeatable ? "*" : ""
    guard let placeholder = option.placeholder else {
      return "\(mark)\(option.name)[\(escaped(option.firstLine))]"
    }
    return "\(mark)\(option.name)=[\(escaped(option.firstLine))]:\(placeholder):\(action(option.value))"
  }

  private func operands(of command: Subcommand) -> String? {
    guard !command.operands.isEmpty else { return nil }
    return "*:operand:\(action(command.completedOperands))"
  }

  private func action(_ value: OptionDescription.Value) -> String {
    switch value {
    case .choice(let words): "(\(words.joined(separator: " ")))"
    case .file: "_files"
    case .folder: "_files -/"
    case .word: " "
    }
  }

  /// `_describe` takes what is before the first colon for the word.
  private var firstWords: String {
    var known: Set<String> = []
    return commands.map { command in
      let word = command.name.split(separator: " ").first.map(String.init) ?? ""
      guard known.insert(word).inserted else { return "" }
      return "      \("\(word):\(word == command.name ? command.summary : "…")".shellQuoted)\n"
    }.joined()
  }

  /// Commands of two words: the second is completed after the first.
  private var groups: String {
    let pairs = commands.filter { $0.name.contains(" ") }
    return Dictionary(grouping: pairs) { $0.name.prefix { $0 != " " } }.sorted { $0.key < $1.key }
      .map { first, commands in
        let words = commands.map { command in
          "      \("\(command.name.dropFirst(first.count + 1)):\(command.summary)".shellQuoted)\n"
        }
        return """
            if [[ $CURRENT -eq 3 && $words[2] == \(first) ]]; then
              commands=(
          \(words.joined())    )
              _describe command commands
              return
            fi

          """
      }.joined()
  }

  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      if "[]:\\".contains(character) { escaped += "\\" }
      escaped.append(character)
    }
  }
}
