/// A shell that completes command lines.
enum CompletionShell: String, CaseIterable {
  case bash, zsh, fish
}
