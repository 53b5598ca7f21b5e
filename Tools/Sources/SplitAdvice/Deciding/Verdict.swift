/// What is advised for a module.
enum Verdict: String, Sendable, Encodable {
  /// It stays one module.
  case stay
  /// It should be split along the boundaries that are drawn.
  case split
  /// It should be split, but nowhere is a clear boundary: the reference says “Refactor boundaries first, then extract”.
  case untangle
  /// It and another one that always changes with it should be one.
  case merge

  var text: String {
    switch self {
    case .stay: "stay one module"
    case .split: "split here"
    case .untangle: "untangle first, then split"
    case .merge: "merge with another"
    }
  }
}
