import Foundation
import Testing

@testable import FlowShell

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct `The JUnit report` {
  @Test(arguments: [
    (JUnitReport.xml([]), true), ("<testsuite>", true),
    ("\u{FEFF}\n<?xml version='1.0'?><testsuites/>", true),
    ("", false), ("<?xml version=\"1.0\"?>\n<svg/>", false), ("tap \"<testsuites>\"", false),
    ("<?xml", false),
  ])
  func `is known by its beginning`(text: String, isReport: Bool) {
    #expect(JUnitReport.isBeginning(text) == isReport)
  }

  @Test func `is a suite a flow and a case a step`() {
    let results = [
      FlowResult(
        name: "sign-in",
        steps: [
          .of(.back, line: 2, .milliseconds(4)),
          .of(
            .expect("A"), line: 3, .milliseconds(1500),
            failure: FlowFailure("“A” is not", screen: ["B", "C"])),
        ], snapshots: []),
      FlowResult(name: "sign-out", steps: [.of(.kill, .zero)], snapshots: []),
      FlowResult(name: "broken", failure: "line 7: <no>"),
      FlowResult(name: "later", skippedBecause: "interrupted"),
    ]
    #expect(
      JUnitReport.xml(results) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="flows" tests="5" failures="2" skipped="1">
        <testsuite name="sign-in" tests="2" failures="1" skipped="0" time="1.504">
        <testcase classname="sign-in" name="2: back" time="0.004"/>
        <testcase classname="sign-in" name="3: expect &quot;A&quot;" time="1.500">\
        <failure message="“A” is not">B&#10;C</failure></testcase>
        </testsuite>
        <testsuite name="sign-out" tests="1" failures="0" skipped="0" time="0.000">
        <testcase classname="sign-out" name="1: kill" time="0.000"/>
        </testsuite>
        <testsuite name="broken" tests="1" failures="1" skipped="0" time="0.000">
        <testcase classname="broken" name="start the flow" time="0.000">\
        <failure message="line 7: &lt;no&gt;"></failure></testcase>
        </testsuite>
        <testsuite name="later" tests="1" failures="0" skipped="1" time="0.000">
        <testcase classname="later" name="start the flow" time="0.000">\
        <skipped message="interrupted"/></testcase>
        </testsuite>
        </testsuites>

        """)
  }

  @Test func `of no flow is a document too`() throws {
    #expect(try ParsedReport(JUnitReport.xml([])).elements.map(\.name) == ["testsuites"])
  }

  @Test(arguments: [
    (#"</failure><x a="b">"#, #"</failure><x a="b">"#),
    ("]]>&amp;&#0;<!--", "]]>&amp;&#0;<!--"),
    ("'tab\tand\nline'", "'tab\tand\nline'"),
    ("\u{0}\u{8}\u{1B}[2J\r", "\u{FFFD}\u{FFFD}\u{FFFD}[2J\u{FFFD}"),
    ("\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}"),
    ("👩‍👧 é \u{10FFFF}", "👩‍👧 é \u{10FFFF}"),
  ])
  func `is well formed whatever the texts are`(text: String, read: String) throws {
    let step = FlowStepResult(
      line: 1, text: text, duration: .zero, failure: FlowFailure("no", screen: [text]))
    let report = try ParsedReport(JUnitReport.xml([FlowResult(name: text, steps: [step], snapshots: [])]))
    #expect(report.elements.map(\.name) == ["testsuites", "testsuite", "testcase", "failure"])
    #expect(report.elements[1].attributes["name"] == read)
    #expect(report.elements[2].attributes["classname"] == read)
    #expect(report.elements[2].attributes["name"] == "1: \(read)")
    #expect(report.text.contains(read))
  }

  @Test func `keeps the message of a failure on its own terms`() throws {
    let step = FlowStepResult.of(.back, .zero, failure: FlowFailure(#"“<a b="c">” & more"#, screen: []))
    let report = try ParsedReport(JUnitReport.xml([FlowResult(name: "a", steps: [step], snapshots: [])]))
    #expect(report.elements.last?.attributes == ["message": #"“<a b="c">” & more"#])
  }
}

/// A document as another parser reads it.
private final class ParsedReport: NSObject, XMLParserDelegate {
  private(set) var elements: [(name: String, attributes: [String: String])] = []
  private(set) var text = ""

  init(_ xml: String) throws {
    super.init()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = self
    if !parser.parse() { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append((name, attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text += string
  }
}
