import SwiftSources

/// Something that `trellis check` looks for. A rule conforms to `FileRule`, to `LinkRule`, or to both.
protocol Rule: Sendable {
  /// Everything that is said about it.
  static var description: RuleDescription { get }

  /// Makes the rule as a configuration wants it.
  init(_ options: RuleOptions)
}

/// A rule that sees one file at a time: its findings, and what it observes, are a function of the file's bytes and of the
/// rule's options, and are kept in the cache.
protocol FileRule: Rule {
  /// Says which nodes it wants to see.
  func register(in hooks: inout HookTable)
}

/// A rule that sees the facts of all files, and the packages that they are in.
protocol LinkRule: Rule {
  /// Judges the project.
  func findings(in project: CheckedProject) -> [Finding]
}

extension Rule {
  static var id: String { description.id }

  /// A finding of this rule.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - span: where in the file.
  ///   - message: one sentence that begins with a small letter and has no full stop at its end.
  ///   - symbol: the declaration that it is in, or what else stays the same when lines move.
  ///   - line: the line of the file, for a person and for the baseline.
  func finding(_ path: String, _ span: SourceSpan, _ message: String, symbol: String, line: String) -> Finding
  {
    Finding(rule: Self.id, path: path, span: span, message: message, symbol: symbol, line: line)
  }

  /// A finding of this rule where it observed something.
  func finding(_ path: String, _ observation: Observation, _ message: String) -> Finding {
    finding(path, observation.span, message, symbol: observation.symbol, line: observation.line)
  }
}
