import SwiftSources

extension ImportFact {
  /// Whether it counts only if there is such a module: `#if canImport(Module)`.
  var isOptional: Bool {
    guard let condition else { return false }
    return ["canImport(\(module))", "canImport(\(module),", "canImport(\(module)."].contains {
      condition.contains($0)
    }
  }
}
