/// The results of flows as JUnit XML: a suite a flow, a case a step. A flow without steps has one case, whatever kept it
/// from being run.
public enum JUnitReport {
  /// Writes the document.
  public static func xml(_ results: [FlowResult]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="flows" \(counts(results))>
    \(results.map(suite).joined())</testsuites>

    """
  }

  /// Whether a text begins as a JUnit report does, whoever wrote it.
  public static func isBeginning(_ text: String) -> Bool {
    var rest = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    if rest.hasPrefix("<?xml"), let end = rest.firstIndex(of: ">") {
      rest = rest[end...].dropFirst().drop(while: \.isWhitespace)
    }
    return rest.hasPrefix("<testsuite")
  }

  private static func counts(_ results: [FlowResult]) -> String {
    let cases = results.reduce(0) { $0 + ($1.obstacle == nil ? $1.steps.count : 1) }
    let failures = results.count { !$0.hasPassed && !$0.wasSkipped }
    return "tests=\"\(cases)\" failures=\"\(failures)\" skipped=\"\(results.count(where: \.wasSkipped))\""
  }

  private static func suite(_ result: FlowResult) -> String {
    let cases =
      switch result.obstacle {
      case nil: result.steps.map { testCase($0, of: result.name) }.joined()
      case .failed(let reason): testCase(beginning, of: result.name, failure(reason))
      case .skipped(let reason):
        testCase(beginning, of: result.name, "<skipped message=\"\(reason.escaped)\"/>")
      }
    return """
      <testsuite name="\(result.name.escaped)" \(counts([result])) time="\(result.duration.seconds)">
      \(cases)</testsuite>

      """
  }

  private static let beginning = "start the flow"

  private static func testCase(_ step: FlowStepResult, of suite: String) -> String {
    testCase(
      "\(step.line): \(step.text)", of: suite,
      step.failure.map { failure($0.message, $0.screen.joined(separator: "\n")) }, time: step.duration)
  }

  private static func testCase(
    _ name: String, of suite: String, _ outcome: String?, time: Duration = .zero
  ) -> String {
    let head = """
      <testcase classname="\(suite.escaped)" name="\(name.escaped)" time="\(time.seconds)"
      """
    guard let outcome else { return "\(head)/>\n" }
    return "\(head)>\(outcome)</testcase>\n"
  }

  private static func failure(_ message: String, _ screen: String = "") -> String {
    "<failure message=\"\(message.escaped)\">\(screen.escaped)</failure>"
  }
}

extension String {
  /// The text for XML 1.0, which has no way to write most control characters.
  fileprivate var escaped: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
