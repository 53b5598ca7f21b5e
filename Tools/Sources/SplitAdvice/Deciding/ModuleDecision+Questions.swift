import ModuleGraph
import TrellisKit

extension ModuleDecision {
  /// The questions in the order of the tree, each with its answer.
  var questions: [Question] {
    let (small, large, team) = (settings.smallLines, settings.largeLines, settings.team)
    let people = figures.contributors.map { counted($0, "contributor") } ?? "contributors unknown"
    let size = "\(counted(figures.lines, "line")), \(people)"
    let isTeam = figures.contributors.map { $0 >= team }
    let isBetween = (small...large).contains(figures.lines)
    return [
      Question(
        id: "small", text: "Under \(small) lines with fewer than \(team) contributors?",
        answer: self.size == .small ? .yes : .no, evidence: size),
      Question(
        id: "team", text: "\(small) to \(large) lines with \(team) contributors or more?",
        answer: !isBetween ? .no : isTeam.map { $0 ? .yes : .no } ?? .unknown, evidence: size),
      Question(
        id: "large", text: "Over \(large) lines?", answer: self.size == .large ? .yes : .no,
        evidence: counted(figures.lines, "line")),
      Question(
        id: "reuse", text: "Could a part be used in several apps?", answer: .unknown,
        evidence: "sources can't tell; if so, that part is worth a module whatever its size"),
      daily, boundary,
    ]
  }

  private var daily: Question {
    let text = "Do several people work on one part daily?"
    guard let days else {
      return Question(id: "daily", text: text, answer: .unknown, evidence: "not enough history")
    }
    let found = parts.filter { $0.isDaily(days: days, settings) }
    let evidence = found.map { figures in
      let people = figures.history?.contributors(from: settings.contributorRevisions) ?? 0
      return "\(figures.part.name): \(counted(people, "contributor")), "
        + "changed on \(figures.history?.days.count ?? 0) of \(counted(days, "day"))"
    }
    return Question(
      id: "daily", text: text, answer: found.isEmpty ? .no : .yes,
      evidence: found.isEmpty
        ? "no part was changed by two contributors and on \(settings.dailyPercent) % of \(counted(days, "day"))"
        : evidence.joined(separator: "; "))
  }

  private var boundary: Question {
    let found = groups.groups.filter { $0.obstacle == nil }
    let isDivided = groups.groups.count > 1
    let others = groups.groups.filter { $0.obstacle != nil }.map { "\(name(of: $0)): \(obstacle($0))" }
    let names = found.map { name(of: $0) }.joined(separator: ", ")
    let evidence =
      if parts.count < 2 {
        "it has no folders to divide it by"
      } else if !isDivided {
        "all of its \(parts.count) folders hang together"
      } else {
        ([found.isEmpty ? "" : "clear: \(names)"] + others).filter { !$0.isEmpty }.joined(separator: "; ")
      }
    return Question(
      id: "boundary", text: "Is there a part with a clear boundary?",
      answer: isDivided && !found.isEmpty ? .yes : .no, evidence: evidence)
  }

  /// What a group is called: its parts, the largest first.
  func name(of group: PartGroup) -> String {
    let names = group.parts.sorted { (parts[$1].lines, $0) < (parts[$0].lines, $1) }.map {
      parts[$0].part.name
    }
    return names.count > 3 ? names.prefix(3).joined(separator: "+") + "+…" : names.joined(separator: "+")
  }

  private func obstacle(_ group: PartGroup) -> String {
    switch group.obstacle {
    case .isTop: "where the program begins"
    case .small: "only \(counted(group.lines, "line"))"
    case .needsTop: "needs what the program begins with"
    case .wide(let used, let declared): "\(used) of its \(counted(declared, "type")) are used outside"
    case nil: "clear"
    }
  }
}
