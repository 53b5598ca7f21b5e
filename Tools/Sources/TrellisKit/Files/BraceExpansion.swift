/// The patterns that a pattern with braces stands for.
enum BraceExpansion {
  static func expand(_ text: String) throws(PathPatternError) -> [String] {
    var done: [String] = []
    var waiting = [text]
    while let pattern = waiting.popLast() {
      guard let open = pattern.firstIndex(of: "{") else {
        done.append(pattern)
        continue
      }
      let (choices, rest) = try choices(of: pattern, from: open)
      guard done.count + waiting.count + choices.count <= 1000 else {
        throw PathPatternError("“\(text)” stands for too many patterns")
      }
      waiting += choices.reversed().map { "\(pattern[..<open])\($0)\(rest)" }
    }
    return done
  }

  private static func choices(
    of pattern: String, from open: String.Index
  ) throws(PathPatternError) -> ([Substring], Substring) {
    var choices: [Substring] = []
    var start = pattern.index(after: open)
    var depth = 0
    for index in pattern[start...].indices {
      switch pattern[index] {
      case "{": depth += 1
      case "}" where depth > 0: depth -= 1
      case "}": return (choices + [pattern[start..<index]], pattern[pattern.index(after: index)...])
      case "," where depth == 0:
        choices.append(pattern[start..<index])
        start = pattern.index(after: index)
      default: break
      }
    }
    throw PathPatternError("“\(pattern)” has a “{” without a “}”")
  }
}
