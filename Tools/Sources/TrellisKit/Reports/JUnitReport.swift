/// A report in the form that JUnit made common: suites of cases, each with its time and what went wrong.
public struct JUnitReport: Sendable {
  /// One thing that was tried.
  public struct Case: Sendable {
    /// What it is called.
    public let name: String
    /// What it belongs to, with dots or slashes.
    public let group: String
    /// How long it took.
    public let seconds: Double
    /// What went wrong: one line, and all of it; nil when nothing did.
    public let failure: (message: String, details: String)?
    /// Why it was not tried; nil when it was.
    public let skipped: String?

    /// Describes a case.
    ///
    /// - Parameters:
    ///   - name: what it is called.
    ///   - group: what it belongs to.
    ///   - seconds: how long it took.
    ///   - failure: what went wrong.
    ///   - skipped: why it was not tried.
    public init(
      name: String, group: String, seconds: Double = 0, failure: (message: String, details: String)? = nil,
      skipped: String? = nil
    ) {
      self.name = name
      self.group = group
      self.seconds = seconds
      self.failure = failure
      self.skipped = skipped
    }
  }

  private let suites: [(name: String, cases: [Case])]

  /// Makes a report.
  ///
  /// - Parameter suites: each with its name and its cases, in the order of the report.
  public init(suites: [(name: String, cases: [Case])]) {
    self.suites = suites
  }

  /// The report as an XML document.
  public var xml: String {
    let all = suites.flatMap(\.cases)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(counts(of: all))>
      \(suites.map { suite in
        "  <testsuite name=\"\(XMLText.escape(suite.name))\" \(counts(of: suite.cases))>\n"
          + suite.cases.map(element).joined() + "  </testsuite>\n"
      }.joined())</testsuites>

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

  private func counts(of cases: [Case]) -> String {
    let time = cases.reduce(0) { $0 + $1.seconds }
    let failures = cases.count { $0.failure != nil }
    let skipped = cases.count { $0.skipped != nil }
    return "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\" "
      + "time=\"\(milliseconds(time))\""
  }

  private func element(_ item: Case) -> String {
    let attributes = [("classname", item.group), ("name", item.name), ("time", milliseconds(item.seconds))]
      .map { "\($0)=\"\(XMLText.escape($1))\"" }.joined(separator: " ")
    if let reason = item.skipped {
      return """
            <testcase \(attributes)>
              <skipped message="\(XMLText.escape(reason))"/>
            </testcase>

        """
    }
    guard let failure = item.failure else { return "    <testcase \(attributes)/>\n" }
    return """
          <testcase \(attributes)>
            <failure message="\(XMLText.escape(failure.message))">\(XMLText.escape(failure.details))</failure>
          </testcase>

      """
  }

  private func milliseconds(_ seconds: Double) -> String {
    let thousandths = Int((seconds * 1000).rounded())
    let fraction = "\(thousandths % 1000)"
    return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction)"
  }
}
