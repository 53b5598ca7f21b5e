import SwiftSources

extension ImportFact {
  /// Whether it counts only in builds that nobody here can know of: where there is such a module
  /// (`#if canImport(Module)`), or where somebody sets a flag (`#if SINGLE_MODULE`).
  var isOptional: Bool {
    guard let condition else { return false }
    return ["canImport(\(module))", "canImport(\(module),", "canImport(\(module)."].contains {
      condition.contains($0)
    } || Self.asksForFlag(condition)
  }

  /// Whether a condition names anything besides systems, compilers and `DEBUG`.
  private static func asksForFlag(_ condition: String) -> Bool {
    let left = condition.replacing(/[A-Za-z_]+\([^()]*\)/, with: "")
    return left.matches(of: /[A-Za-z_][A-Za-z0-9_]*/).contains {
      !["DEBUG", "false", "true"].contains($0.output)
    }
  }
}
