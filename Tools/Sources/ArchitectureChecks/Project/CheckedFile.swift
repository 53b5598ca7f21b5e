import PackageModel
import SwiftSources

/// A file of the project and what is known of it.
struct CheckedFile: Sendable {
  /// Relative to the root.
  let path: String
  let facts: FileFacts
  /// The target that it belongs to; nil for a file outside of any.
  let target: TargetReference?

  /// The module that it is a part of; empty outside of any target.
  var module: String { target?.target.moduleName ?? "" }
}
