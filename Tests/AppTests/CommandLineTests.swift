import Testing

@testable import AppCore

@Suite struct `The command line` {
  private static let understood: [([String], AppCommand)] = [
    ([], .interactive(folder: nil)),
    (["--state", "/tmp/x"], .interactive(folder: "/tmp/x")),
    (["--help"], .help), (["run", "--help"], .help), (["-h"], .help),
    (["--version"], .version),
    (["run", "a.flow"], .run(.init(flows: ["a.flow"]))),
    (
      ["run", "a.flow", "--junit", "j.xml", "b.flow", "--snapshots", "s"],
      .run(.init(flows: ["a.flow", "b.flow"], junit: "j.xml", snapshots: "s"))
    ),
  ]

  @Test(arguments: understood)
  func `is understood`(arguments: [String], command: AppCommand) throws {
    #expect(try AppCommand(arguments) == command)
  }

  private static let refused: [([String], UsageError)] = [
    (["--nope"], .unknown("--nope")), (["walk"], .unknown("walk")), ([""], .unknown("")),
    (["--state"], .missingValue("--state")), (["--state", "--version"], .missingValue("--state")),
    (["--state", ""], .missingValue("--state")),
    (["run"], .missingFlow), (["run", "--junit", "j.xml"], .missingFlow),
    (["run", "a.flow", "--junit"], .missingValue("--junit")),
    (["run", "a.flow", "--fast"], .unknown("--fast")),
    (["--version", "--nope"], .unknown("--nope")),
  ]

  @Test(arguments: refused)
  func `is refused with a reason`(arguments: [String], error: UsageError) {
    #expect(throws: error) { try AppCommand(arguments) }
  }

  @Test func `never repeats control characters or endless words`() {
    let message = "\(UsageError.unknown("\u{1B}[31m" + String(repeating: "x", count: 1_000)))"
    #expect(!message.contains("\u{1B}"))
    #expect(message.count < 150)
  }
}
