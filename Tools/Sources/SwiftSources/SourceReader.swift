import SwiftParser
import SwiftSyntax

/// Reads Swift files.
public enum SourceReader {
  /// Parses a file and walks through it once.
  ///
  /// The stack of the calling thread must have 64 MB: a file may nest thousands of levels.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - register: registers the hooks of rules.
  /// - Returns: the facts; those of a file that is no Swift at all are nothing but the problem.
  public static func facts(of bytes: [UInt8], register: (inout HookTable) -> Void = { _ in }) -> FileFacts {
    let text = SourceText(bytes)
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return onlyProblem("is UTF-16, and Swift is UTF-8; it isn't checked", at: 0, text)
    }
    guard !text.contains([0]) else { return onlyProblem("is binary, not Swift", at: 0, text) }
    if let offset = bytes.withUnsafeBufferPointer({ Nesting($0).firstBadOffset }) {
      return onlyProblem(
        "nests so deep here that parsing would take too long; it isn't checked", at: offset, text)
    }
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    var hooks = HookTable()
    register(&hooks)
    var facts = SourceWalk(text: text, hooks: hooks).facts(of: tree)
    facts.suppressions = SuppressionReader.suppressions(in: tree, text)
    if let offset = FirstError.offset(in: tree) {
      facts.problems.insert(
        FileProblem(
          position: text.position(at: offset), message: "does not parse from here; what does is checked"),
        at: 0)
    }
    return facts
  }

  private static func onlyProblem(_ message: String, at offset: Int, _ text: SourceText) -> FileFacts {
    var facts = FileFacts()
    facts.problems = [FileProblem(position: text.position(at: offset), message: message)]
    return facts
  }
}
