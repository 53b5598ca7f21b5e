import TrellisKit

/// What came of a package, on one line.
struct OutcomeLine {
  private let outcome: PackageOutcome
  private let style: TerminalStyle
  private let width: Int

  /// - Parameter width: how many characters the name takes.
  init(_ outcome: PackageOutcome, style: TerminalStyle, width: Int = 16) {
    self.outcome = outcome
    self.style = style
    self.width = width
  }

  var text: String {
    let name = outcome.run.name.onOneLine
    let padding = String(repeating: " ", count: max(0, width - name.count))
    let time = DurationText.of(outcome.duration)
    let aligned = String(repeating: " ", count: max(0, 10 - time.count)) + time
    return switch outcome.ending {
    case .passed: "\(style("✔", .green)) \(name)\(padding) \(aligned)  \(success)"
    case .failed(let reason), .didNotBuild(let reason):
      "\(style("✘", .red)) \(name)\(padding) \(aligned)  \(style(reason.onOneLine, .red))"
    case .skipped(let reason):
      "\(style("–", .yellow)) \(name)\(padding) \(blank)  skipped: \(reason.onOneLine)"
    case .stopped: "\(style("–", .yellow)) \(name)\(padding) \(aligned)  interrupted"
    }
  }

  private var blank: String { String(repeating: " ", count: 10) }

  private var success: String {
    guard outcome.run.command.verb == .test else { return "built" }
    guard !outcome.ranNoTest else { return style("no test was run", .yellow) }
    let count = outcome.tests.count
    let skipped = outcome.tests.count { if case .skipped = $0.ending { true } else { false } }
    return counted(count, "test") + (skipped > 0 ? ", \(skipped) skipped" : "")
  }
}
