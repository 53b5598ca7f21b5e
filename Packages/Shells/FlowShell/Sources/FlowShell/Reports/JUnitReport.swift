/// The results of flows as JUnit XML: a suite a flow, a case a step.
public enum JUnitReport {
  /// Writes the document.
  public static func xml(_ results: [FlowResult]) -> String {
    let suites = results.map(suite).joined()
    let steps = results.reduce(0) { $0 + $1.steps.count }
    let failures = results.count { $0.failedStep != nil }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="flows" tests="\(steps)" failures="\(failures)">
      \(suites)</testsuites>

      """
  }

  private static func suite(_ result: FlowResult) -> String {
    let failures = result.failedStep == nil ? 0 : 1
    let cases = result.steps.map { testCase($0, in: result) }.joined()
    return """
      <testsuite name="\(result.name.escaped)" tests="\(result.steps.count)" failures="\(failures)" \
      time="\(result.duration.seconds)">
      \(cases)</testsuite>

      """
  }

  private static func testCase(_ step: FlowStepResult, in result: FlowResult) -> String {
    let head = """
      <testcase classname="\(result.name.escaped)" name="\("\(step.step.line): \(step.step.text)".escaped)" \
      time="\(step.duration.seconds)"
      """
    guard let failure = step.failure else { return "\(head)/>\n" }
    let screen = failure.screen.joined(separator: "\n").escaped
    return "\(head)><failure message=\"\(failure.message.escaped)\">\(screen)</failure></testcase>\n"
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
