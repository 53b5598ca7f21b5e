/// What the name of a flag says.
struct FlagName {
  /// Its words in small letters, without the verb that it begins with.
  let words: [String]
  /// The verb that it begins with, if it does.
  let verb: String?

  init(_ name: String) {
    var words: [String] = []
    for character in name.drop(while: { $0 == "_" }) {
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    let isVerb = words.first.map { ["is", "has", "did", "was", "are"].contains($0) } == true
    verb = isVerb ? words.removeFirst() : nil
    self.words = words.filter { $0 != "is" && $0 != "currently" }
  }

  /// What a state is said of, if the name says this state: `profile` in `isProfileLoading`.
  func subject(of state: String) -> String? {
    let state = state.split(separator: " ").map(String.init)
    guard words.count >= state.count else { return nil }
    if Array(words.suffix(state.count)) == state { return subject(words.dropLast(state.count)) }
    if Array(words.prefix(state.count)) == state { return subject(words.dropFirst(state.count)) }
    return nil
  }

  private func subject(_ words: ArraySlice<String>) -> String {
    words.filter { !["content", "data", "items", "list", "page", "view"].contains($0) }.joined(separator: " ")
  }

  /// Whether it says that something is presented.
  var isPresentation: Bool {
    guard let first = words.first, let last = words.last else { return false }
    if last == "presented" || first == "presenting" { return true }
    let kinds: Set<String> = ["alert", "cover", "dialog", "modal", "popover", "sheet"]
    guard !kinds.isDisjoint(with: words) else { return false }
    return ["show", "shows", "showing"].contains(first)
      || ["shown", "showing", "visible", "active"].contains(last)
  }
}
