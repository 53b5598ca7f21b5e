import SwiftSources

/// Something that a rule found and a person should see.
struct Finding: Sendable, Equatable {
  /// Another place that explains it.
  struct Note: Sendable, Equatable {
    var path: String
    var position: SourcePosition
    var message: String
  }

  var rule: String
  var severity = Severity.warning
  /// Relative to the root.
  var path: String
  var span: SourceSpan
  /// One sentence that begins with a small letter and has no full stop at its end.
  var message: String
  /// The declaration that it is in, or what else stays the same when lines move.
  var symbol: String
  /// The line of the file, cut to 300 bytes.
  var line: String
  var notes: [Note] = []
  /// What would put it right for certain; empty when a person has to.
  var fix: [TextEdit] = []
}
