import Foundation
import Testing
import TrellisKit

@testable import SplitAdvice

@Suite struct `Thresholds` {
  private func settings(_ json: String) throws(ConfigurationError) -> AdviceSettings {
    try AdviceSettings(ConfigurationFile(Data(#"{"advise": \#(json)}"#.utf8), path: ".trellis.json"))
  }

  @Test func `are the usual ones unless configured`() throws {
    #expect(try settings("{}") == AdviceSettings())
    #expect(try AdviceSettings(nil) == AdviceSettings())
    let usual = AdviceSettings()
    #expect(usual.smallLines == 5000 && usual.largeLines == 20_000 && usual.team == 3)
    #expect(usual.sharedRevisions == 5 && usual.couplingPercent == 30 && usual.filesPerCommit == 30)
    #expect(usual.commits == 10_000 && usual.since == .before(2, .years))
  }

  @Test(arguments: AdviceNumber.all.map(\.name)) func `can each be configured and given as an option`(
    name: String
  ) throws {
    let number = try #require(AdviceNumber.all.first { $0.name == name })
    #expect(try settings(#"{"\#(name)": 42}"#)[keyPath: number.path] == 42)

    var given = AdviceSettings()
    try given.take(CommandWords([number.option, "43"], of: AdviseCommand.description))
    #expect(given[keyPath: number.path] == 43)
  }

  @Test func `that are given stand above those that are configured`() throws {
    var both = try settings(#"{"team": 9, "since": "3m", "groups": ["A"]}"#)
    try both.take(CommandWords(["--team=4"], of: AdviseCommand.description))

    #expect(both.team == 4)
    #expect(both.since == .before(3, .months))
    #expect(both.groups == ["A"])
  }

  @Test(arguments: [
    (#"{"teams": 3}"#, "there is no “teams”; did you mean “team”?"),
    (#"{"team": 0}"#, "“team” is a whole number from 1"),
    (#"{"team": 2.5}"#, "“team” is"), (#"{"team": "3"}"#, "“team” is"), (#"{"team": 1e300}"#, "“team” is"),
    (#"{"couplingPercent": 101}"#, "from 1 to 100"), (#"{"since": "soon"}"#, "“since” is a time as"),
    (#"{"since": 2}"#, "“since” is a time as"), (#"{"groups": "A"}"#, "is a list of names"),
    (#"{"groups": [1]}"#, "is a list of names"), ("[]", "“advise”"), ("3", "“advise”"),
  ])
  func `that can't be are refused with a line that says why`(json: String, message: String) throws {
    let error = #expect(throws: ConfigurationError.self) { try settings(json) }
    #expect(error?.description.contains(message) == true)
  }

  @Test(arguments: [
    ["--since", "tomorrow"], ["--team", "0"], ["--coupling-percent", "101"], ["--commits", "x"],
  ])
  func `that can't be given are refused`(words: [String]) {
    #expect(throws: UsageError.self) {
      var settings = AdviceSettings()
      try settings.take(CommandWords(words, of: AdviseCommand.description))
    }
  }
}
