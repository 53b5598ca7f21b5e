import SwiftSources

/// Turns the candidates of all files into findings, where their conditions hold.
enum CandidateLink {
  static func findings(in project: CheckedProject) -> [Finding] {
    let reach = BodyReach(files: project.files.map { ($0.module, $0.facts) })
    return project.files.flatMap { file in
      file.facts.candidates.compactMap { finding(of: $0, in: file, reach) }
    }
  }

  private static func finding(of candidate: Candidate, in file: CheckedFile, _ reach: BodyReach) -> Finding? {
    var finding = Finding(
      rule: candidate.rule, path: file.path, span: candidate.span, message: candidate.message,
      symbol: candidate.symbol, line: candidate.line, fix: candidate.fix)
    guard case .reachedFromBody(let type, let member) = candidate.condition else { return finding }
    let id = BodyReach.TypeID(module: file.module, name: type)
    guard let path = reach.path(to: member, of: id) else { return nil }
    if path.count > 1 { finding.message += " (reached as \(path.joined(separator: " → ")))" }
    return finding
  }
}
