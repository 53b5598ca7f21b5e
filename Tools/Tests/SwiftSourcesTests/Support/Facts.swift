import SwiftSources

/// The facts of a source text.
func facts(of source: String, register: (inout HookTable) -> Void = { _ in }) -> FileFacts {
  SourceReader.facts(of: Array(source.utf8), register: register)
}
