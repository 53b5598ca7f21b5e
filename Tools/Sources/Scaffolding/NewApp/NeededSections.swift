/// Leaves the sections out of a text that need what isn't there: from “Needs …” to the next heading, or to “Needs nothing.”
struct NeededSections {
  /// How the text begins a section.
  enum Heading {
    case markdown
    /// `step "name"` in the script of CI.
    case step
  }

  let heading: Heading
  let features: Set<String>

  func callAsFunction(_ text: String) -> String {
    var kept: [Substring] = []
    var isKept = true
    var isCode = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if heading == .markdown, line.hasPrefix("```") { isCode.toggle() }
      if let names = isCode ? nil : Needs.names(in: line) {
        isKept = names == ["nothing"] || features.isSuperset(of: names)
        if !isKept { dropHeading(from: &kept) }
        continue
      }
      if !isCode, isHeading(line) { isKept = true }
      if isKept, !(line.isEmpty && kept.last?.isEmpty == true) { kept.append(line) }
    }
    return kept.joined(separator: "\n")
  }

  private func dropHeading(from lines: inout [Substring]) {
    guard let index = lines.lastIndex(where: { !$0.isEmpty }), isHeading(lines[index]) else { return }
    lines.removeSubrange(index...)
  }

  private func isHeading(_ line: Substring) -> Bool {
    switch heading {
    case .markdown: line.hasPrefix("#")
    case .step: line.hasPrefix("step \"")
    }
  }
}
