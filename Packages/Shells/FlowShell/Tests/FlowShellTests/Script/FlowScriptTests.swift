import Composition
import Testing

@testable import FlowShell

@Suite struct `A flow script` {
  private static let steps: [(line: String, command: FlowCommand)] = [
    (#"tap "Sign in""#, .tap("Sign in")),
    (#"type "Email" "ada@example.com""#, .type(field: "Email", text: "ada@example.com")),
    (#"type "Note" """#, .type(field: "Note", text: "")),
    (#"choose "Appearance" "Dark""#, .choose(picker: "Appearance", option: "Dark")),
    (#"toggle "Notifications""#, .toggle("Notifications")),
    ("back", .back),
    ("open trellis://profile?a=b", .open("trellis://profile?a=b")),
    (##"open "#odd one""##, .open("#odd one")),
    ("phase active", .phase(.active)),
    ("phase inactive", .phase(.inactive)),
    ("phase background", .phase(.background)),
    ("relaunch", .relaunch),
    ("kill", .kill),
    ("network online", .network(.online)),
    ("network offline", .network(.offline)),
    (#"expect "Welcome""#, .expect("Welcome")),
    (#"expect-not "Error""#, .expectNot("Error")),
    ("expect-state onboarding(welcome)", .expectState("onboarding(welcome)")),
    ("snapshot profile-2", .snapshot("profile-2")),
    ("wait 0s", .wait(.zero)),
    ("wait 500ms", .wait(.milliseconds(500))),
    ("wait 1500ms", .wait(.milliseconds(1500))),
    ("wait 90s", .wait(.seconds(90))),
    ("wait 10min", .wait(.seconds(600))),
    ("wait 23h", .wait(.seconds(23 * 3600))),
    ("wait 8d", .wait(.seconds(8 * 86_400))),
    ("wait 100000d", .wait(.seconds(100_000 * 86_400))),
  ]

  @Test(arguments: steps)
  func `is understood, and describes each step as it was written`(line: String, command: FlowCommand) throws {
    let script = try FlowScript(name: "a", source: line)
    #expect(script.steps == [FlowStep(line: 1, command: command)])
    #expect(command.openDescription == line)
  }

  @Test func `has an example here of every step that there is`() {
    let verbs = Set(Self.steps.compactMap { $0.line.split(separator: " ").first.map(String.init) })
    #expect(verbs == Set(FlowCommand.verbs))
  }

  @Test(arguments: [
    ("  tap \t \"A\"  ", "A"),
    ("tap A", "A"),
    (#"tap "A" # and why"#, "A"),
    ("tap A # \"and why", "A"),
    ("tap A#1", "A#1"),
    (#""tap" "A""#, "A"),
    (#"tap "A # B""#, "A # B"),
    (#"tap "say \"hi\"""#, #"say "hi""#),
    (#"tap "C:\\n""#, #"C:\n"#),
    (#"tap "two\nlines""#, "two\nlines"),
    (#"tap "\e[2J""#, "\u{1B}[2J"),
    ("tap \"👩‍👩‍👧 é\"", "👩‍👩‍👧 é"),
  ])
  func `takes quotes, escapes, blanks and comments`(line: String, title: String) throws {
    #expect(try FlowScript(name: "a", source: line).steps.map(\.command) == [.tap(title)])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `counts its lines, whatever ends them`(end: String) throws {
    let source = ["# A comment", "", "back", "   ", "  # another", "kill", ""].joined(separator: end)
    let script = try FlowScript(name: "a", source: source)
    #expect(script.steps.map(\.line) == [3, 6])
    #expect(script.steps.map(\.command) == [.back, .kill])
  }

  @Test(arguments: ["", "\n\n", "# only a comment", "  \r\n  # a\r\n"])
  func `without a step is refused`(source: String) {
    #expect(throws: FlowSyntaxError(line: 1, message: "there is no step in this flow")) {
      try FlowScript(name: "a", source: source)
    }
  }
}
