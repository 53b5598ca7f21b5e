import Testing
import TrellisKit

@Suite struct `A command line` {
  private static let description = CommandDescription(
    name: "example", summary: "do it", operands: "[PATH ...]",
    options: [
      OptionDescription("--quiet", "say nothing"),
      OptionDescription("--level", "N", "how much"),
      OptionDescription("--format", "FORMAT", "in which form", value: .choice(["text", "json"])),
      OptionDescription("--fault", "FAULT", "what goes wrong", isRepeatable: true),
    ])

  private func words(_ words: [String]) throws(UsageError) -> CommandWords {
    try CommandWords(words, of: Self.description)
  }

  @Test func `is taken apart into operands and options, wherever they stand`() throws {
    let words = try words([
      "a", "--level", "3", "-", "--quiet", "--fault=x=y", "b", "--fault", "-z", "--", "--quiet",
    ])
    #expect(words.operands == ["a", "-", "b", "--quiet"])
    #expect(words.operandsAfterDashes == ["--quiet"])
    #expect(words.has("--quiet"))
    #expect(words.value("--level") == "3")
    #expect(words.values("--fault") == ["x=y", "-z"])
    #expect(words.value("--format") == nil)
    #expect(words.values("--format").isEmpty)
  }

  @Test(arguments: [
    (["--unknown"], "unknown option “--unknown”"),
    (["--leve=3"], "unknown option “--leve=3”; did you mean “--level”?"), (["-q"], "unknown option “-q”"),
    (["--quiet", "--quiet"], "--quiet is given twice"),
    (["--level=1", "--level", "2"], "--level is given twice"),
    (["--quiet=yes"], "--quiet takes no value"), (["--level"], "--level needs a value"),
    (["--level="], "--level needs a value"), (["--level", ""], "--level needs a value"),
    (["--level", "--quiet"], "--level needs a value"),
    (["--format", "xml"], "--format is one of text, json, not “xml”"),
    (["--a\u{1B}[2J\nb"], "unknown option “--a\u{FFFD}[2J\u{FFFD}b”"),
  ])
  func `that can't be meant is refused, on one line`(written: [String], message: String) {
    #expect(throws: UsageError(message)) { try words(written) }
  }

  @Test(arguments: ["0", "11", "ten", "1.5", "99999999999999999999", " 3"])
  func `has numbers within a range`(text: String) throws {
    let given = try words(["--level", text])
    #expect(throws: UsageError("--level is a number from 1 to 10, not “\(text)”")) {
      try given.number("--level", in: 1...10)
    }
    #expect(try words(["--level", "10"]).number("--level", in: 1...10) == 10)
    #expect(try words([]).number("--level", in: 1...10) == nil)
  }

  @Test func `has no operands where none are described`() {
    #expect(throws: UsageError("unexpected “a”")) {
      try CommandWords(["a"], of: CommandDescription(name: "example", summary: "do it"))
    }
  }

  @Test func `is told by its help, in columns`() {
    #expect(
      Self.description.usage == """
        Usage: trellis example [OPTIONS] [PATH ...]

        Do it.

        Options:
          --quiet          say nothing
          --level N        how much
          --format FORMAT  in which form
          --fault FAULT    what goes wrong
          --help           print this

        """)
  }
}
