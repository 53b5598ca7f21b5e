import Testing

@testable import FlowShell

@Suite struct `The description of a step` {
  @Test(
    arguments: ["Password", "Passw0rd", "PIN", "Passphrase", "Kennwort", "Email"], ["hunter2", "", "a\"b"])
  func `hides what is typed, whatever the field is called`(label: String, text: String) {
    let command = FlowCommand.type(field: label, text: text)
    #expect(command.description == "type \"\(label)\" \"••••••••\"")
    #expect("\(command)" == command.description)
  }

  private static let long = String(repeating: "0123456789", count: 1000)
  private static let shortened = "\(long.prefix(57))…"

  @Test(arguments: [
    (FlowCommand.tap(long), "tap \"\(shortened)\""),
    (.toggle(long), "toggle \"\(shortened)\""),
    (.type(field: long, text: long), "type \"\(shortened)\" \"\(shortened)\""),
    (.choose(picker: long, option: long), "choose \"\(shortened)\" \"\(shortened)\""),
    (.expect(long), "expect \"\(shortened)\""),
    (.expectNot(long), "expect-not \"\(shortened)\""),
    (.expectState(long), "expect-state \(shortened)"),
    (.open(long), "open \(shortened)"),
    (.expect(String(long.prefix(60))), "expect \"\(long.prefix(60))\""),
  ])
  func `shortens long texts`(command: FlowCommand, description: String) {
    #expect(command.openDescription == description)
  }

  @Test(arguments: [
    (FlowCommand.tap("a\u{7}b\u{9B}2J"), "tap \"a\u{FFFD}b\u{FFFD}2J\""),
    (.open("a\u{202E}b"), "open a\u{FFFD}b"),
    (.expect("\u{1B}[31m"), #"expect "\e[31m""#),
    (.expect("👩‍👧"), #"expect "👩‍👧""#),
  ])
  func `lets nothing through that could steer a terminal`(command: FlowCommand, description: String) {
    #expect(command.openDescription == description)
  }

  @Test(arguments: [
    ("1000ms", "1s"), ("1001ms", "1001ms"), ("59s", "59s"), ("60s", "1min"), ("61s", "61s"),
    ("90min", "90min"),
    ("120min", "2h"), ("24h", "1d"), ("25h", "25h"), ("36h", "36h"), ("0d", "0s"),
  ])
  func `tells a time in the largest unit that fits`(written: String, shown: String) throws {
    #expect(
      try FlowScript(name: "a", source: "wait \(written)").steps.map(\.command.description) == [
        "wait \(shown)"
      ])
  }
}
