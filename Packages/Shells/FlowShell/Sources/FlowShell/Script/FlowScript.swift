/// A flow: a script of one step a line. Empty lines and lines that begin with `#` are left out.
public struct FlowScript: Equatable, Sendable {
  /// The name of the flow.
  public let name: String
  let steps: [FlowStep]

  /// Reads a script.
  ///
  /// - Parameters:
  ///   - name: the name of the flow.
  ///   - source: the script.
  /// - Throws: the first line that can't be understood, or that there is no step at all.
  public init(name: String, source: String) throws(FlowSyntaxError) {
    self.name = name
    var steps: [FlowStep] = []
    var snapshots: Set<String> = []
    for (index, line) in source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let words = try FlowLine(String(line), number: index + 1)
      guard let command = try words.command() else { continue }
      if case .snapshot(let name) = command, !snapshots.insert(name.lowercased()).inserted {
        throw FlowSyntaxError(line: index + 1, message: "there is a snapshot “\(name)” already")
      }
      steps.append(FlowStep(line: index + 1, command: command))
    }
    guard !steps.isEmpty else { throw FlowSyntaxError(line: 1, message: "there is no step in this flow") }
    self.steps = steps
  }
}
