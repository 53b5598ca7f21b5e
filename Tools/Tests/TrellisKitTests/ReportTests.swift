import Testing
import TrellisKit

@Suite struct `A report in JUnit's form` {
  @Test func `counts its cases and their time, and escapes what is in them`() {
    let report = JUnitReport(suites: [
      (
        "A & B",
        [
          JUnitReport.Case(name: "fine", group: "a", seconds: 0.25),
          JUnitReport.Case(
            name: "not \"fine\"", group: "b", seconds: 1.0, failure: ("<no>\u{1B}", "line 1\nline 2")),
        ]
      )
    ])
    #expect(
      report.xml == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="2" failures="1" errors="0" skipped="0" time="1.250">
          <testsuite name="A &amp; B" tests="2" failures="1" errors="0" skipped="0" time="1.250">
            <testcase classname="a" name="fine" time="0.250"/>
            <testcase classname="b" name="not &quot;fine&quot;" time="1.000">
              <failure message="&lt;no&gt;\u{FFFD}">line 1&#10;line 2</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }
}
