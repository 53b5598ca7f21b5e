import Foundation
import TestSupport
import Testing

@Suite(.bounded) struct `A run of flows` {
  @Test func `keeps every screen, whatever the flows and their screens are called`() throws {
    try FlowRun.inFolder { run in
      let paths = try ["a/x", "b/x", "x-s", "y"].map { path in
        try run.write("snapshot s\nsnapshot s-s", to: "\(path).flow")
      }
      let result = try AppExecutable.run(
        ["run"] + paths + ["--snapshots", run.path("kept"), "--junit", run.path("j.xml")])
      #expect(result.code == 0, Comment(rawValue: result.output))
      let kept = ["a/x.s", "a/x.s-s", "b/x.s", "b/x.s-s", "x-s.s", "x-s.s-s", "y.s", "y.s-s"]
      #expect(try run.files(below: "kept") == kept.map { "\($0).txt" }.sorted())
      let suites = try run.text(of: "j.xml").matches(of: /<testsuite name="([^"]*)"/).map {
        String($0.output.1)
      }
      #expect(suites == ["a/x", "b/x", "x-s", "y"])
    }
  }

  @Test func `keeps the same screen each time, dates included`() throws {
    try FlowRun.inFolder { run in
      let path = try run.write("expect \"Sign in\"\nsnapshot first", to: "a.flow")
      for folder in ["one", "two"] {
        #expect(try AppExecutable.run(["run", path, "--snapshots", run.path(folder)]).code == 0)
      }
      #expect(try run.text(of: "one/a.first.txt") == run.text(of: "two/a.first.txt"))
    }
  }

  @Test(
    arguments: [
      ("back", false), ("tap", false), ("wait 1s\nsnapshot a\nsnapshot A", false), (nil, false),
      ("wait 1s", true),
    ] as [(String?, Bool)])
  func `has a suite of the same name for a flow, whether it can be read or not`(source: String?, isFine: Bool)
    throws
  {
    try FlowRun.inFolder { run in
      let path = try source.map { try run.write($0, to: "some/a.flow") } ?? run.path("some/a.flow")
      let result = try AppExecutable.run(["run", path, "--junit", run.path("j.xml")])
      #expect(result.code == (isFine ? 0 : 1))
      let report = try run.text(of: "j.xml")
      #expect(report.contains(#"<testsuite name="a" tests="#))
      #expect(report.contains("<failure") != isFine)
    }
  }

  @Test func `shows the names of files as harmlessly as the texts of screens`() throws {
    try FlowRun.inFolder { run in
      let hostile = "\u{1B}]0;owned\u{7}\u{202E}a"
      let paths = [
        try run.write("wait 1s\nsnapshot a", to: "\(hostile).flow"),
        try run.write("no", to: "\(hostile)-b.flow"),
        run.path("\(hostile)-missing.flow"),
      ]
      for (options, code) in [
        (["--snapshots", run.path("\(hostile)-kept")], 1 as Int32),
        (["--junit", run.path("\(hostile).flow/j.xml")], 73),
      ] {
        let result = try AppExecutable.run(["run"] + paths + options)
        #expect(result.code == code)
        let written = result.output + result.errors
        #expect(written.contains("\u{FFFD}]0;owned"))
        for character in ["\u{1B}", "\u{7}", "\u{202E}"] { #expect(!written.contains(character)) }
      }
    }
  }

  @Test func `never tells what was typed into a password field`() throws {
    try FlowRun.inFolder { run in
      let steps = ["type \"Password\" \"s3cretpw!\"", "type \"Passw0rd\" \"s3cretpw!\""]
      let path = try run.write(steps.joined(separator: "\n"), to: "a.flow")
      let result = try AppExecutable.run(["run", path, "--junit", run.path("j.xml")])
      #expect(result.code == 1)
      #expect(!(try result.output + result.errors + run.text(of: "j.xml")).contains("s3cret"))
    }
  }
}
