/// The diagram of a state machine, as Mermaid's `stateDiagram-v2`.
struct StateDiagram: Equatable {
  let table: StateTable
  private let initial: String?
  private let moves: [(source: String, target: String)]

  /// - Parameters:
  ///   - table: the rules.
  ///   - cases: the states in order; nil when their type wasn't found.
  ///   - initial: where the machine starts, if it is known.
  /// - Returns: nil when the rules can't be told without the states, or name others.
  init?(_ table: StateTable, cases: [String]?, initial: String?) {
    let named = table.rules.flatMap { [$0.source, $0.target] }
    if let cases {
      guard named.allSatisfy({ pattern in pattern == .any || cases.contains(where: pattern.matches) }) else {
        return nil
      }
      moves = cases.flatMap { source in
        cases.filter { Self.allows(source, $0, table.rules) }.map { (source, $0) }
      }
    } else {
      guard !named.contains(.any) else { return nil }
      moves = table.rules.filter(\.isLegal).compactMap { rule in
        guard case .state(let source) = rule.source, case .state(let target) = rule.target else { return nil }
        return (source, target)
      }
    }
    self.table = table
    self.initial = initial ?? cases?.first ?? moves.first?.source
  }

  static func == (first: StateDiagram, second: StateDiagram) -> Bool { first.text == second.text }

  private static func allows(_ source: String, _ target: String, _ rules: [StateRule]) -> Bool {
    for rule in rules where rule.source.matches(source) && rule.target.matches(target) {
      if rule.isLegal { return true }
      if !rule.isConditional { return false }
    }
    return false
  }

  /// The diagram without a comment.
  var text: String {
    let start = initial.map { ["  [*] --> \(Self.id($0))"] } ?? []
    let names = Set(moves.flatMap { [$0.source, $0.target] }).filter { Self.id($0) != $0 }.sorted()
    let aliases = names.map { "  state \"\(MermaidText.escape($0))\" as \(Self.id($0))" }
    let arrows = moves.map { "  \(Self.id($0.source)) --> \(Self.id($0.target))" }
    return (["stateDiagram-v2"] + aliases + start + arrows).joined(separator: "\n") + "\n"
  }

  /// A name that Mermaid takes for nothing else.
  private static func id(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { $0 < 0x80 } && !reserved.contains(name.lowercased())
    guard !isPlain else { return name }
    return "state_" + name.unicodeScalars.map { $0.isASCII ? String($0) : "u\($0.value)" }.joined()
  }

  private static let reserved: Set<String> = [
    "as", "class", "classdef", "click", "default", "direction", "end", "hide", "note", "scale", "state",
    "style",
  ]
}
