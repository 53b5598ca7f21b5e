import Foundation
import TestSupport
import Testing

@Suite(.bounded) struct `What a run of flows writes to` {
  private static let flow = "expect \"Sign in\"\nsnapshot s\n"

  private static let refused: [(options: [String], problem: String)] = [
    (["--junit", "o1.flow"], "o1.flow can't be written: it is there and no JUnit report"),
    (["--junit", "drawing.svg"], "drawing.svg can't be written: it is there and no JUnit report"),
    (["--junit", "missing/deeper/j.xml"], "there is no folder"),
    (["--junit", "o1.flow/j.xml"], "a file is where its folder should be"),
    (["--junit", "kept"], "kept can't be written: it is a folder"),
    (["--snapshots", "o1.flow"], "o1.flow can't be written: there is a file of that name"),
    (["--snapshots", "o1.flow/deeper"], "a file is where its folder should be"),
    (["--snapshots", "missing/deeper"], "there is no folder"),
  ]

  @Test(arguments: refused)
  func `is looked at before anything is run`(options: [String], problem: String) throws {
    try FlowRun.inFolder { run in
      let paths = try ["o1.flow", "o2.flow"].map { try run.write(Self.flow, to: $0) }
      try run.write("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", to: "drawing.svg")
      try FileManager.default.createDirectory(atPath: run.path("kept"), withIntermediateDirectories: false)
      let before = try FileManager.default.subpathsOfDirectory(atPath: run.folder.path).sorted()
      let result = try AppExecutable.run(["run", options[0], run.path(options[1]), paths[1]])
      #expect(result.code == 73)
      #expect(result.output.isEmpty)
      #expect(result.errors.contains(problem), Comment(rawValue: result.errors))
      #expect(try run.text(of: "o1.flow") == Self.flow)
      #expect(try FileManager.default.subpathsOfDirectory(atPath: run.folder.path).sorted() == before)
    }
  }

  @Test(arguments: [
    nil, "", "<testsuites>\n</testsuites>\n",
    "\u{FEFF}<?xml version=\"1.0\"?>\n\n<testsuite name=\"another's\"/>",
  ])
  func `is a new file, an empty one or a report, whoever wrote it`(content: String?) throws {
    try FlowRun.inFolder { run in
      let path = try run.write(Self.flow, to: "a.flow")
      if let content { try run.write(content, to: "j.xml") }
      let result = try AppExecutable.run(["run", path, "--junit", run.path("j.xml")])
      #expect(result.code == 0, Comment(rawValue: result.errors))
      #expect(try run.text(of: "j.xml").contains(#"<testsuite name="a""#))
    }
  }

  @Test func `may be a pipe`() throws {
    try FlowRun.inFolder { run in
      let path = try run.write(Self.flow, to: "a.flow")
      let result = try AppExecutable.run(["run", path, "--junit", "/dev/stderr"])
      #expect(result.code == 0)
      #expect(result.errors.contains(#"<testsuite name="a""#))
    }
  }

  @Test func `has the name of the standard input for a flow that comes from there`() throws {
    try FlowRun.inFolder { run in
      let path = try run.write(Self.flow, to: "-a.flow")
      let input = try FileHandle(forReadingFrom: URL(filePath: path))
      let result = try AppExecutable.run(
        ["run", "--snapshots", run.path("kept"), "--", "-", path], input: input)
      #expect(result.code == 0)
      #expect(try run.files(below: "kept") == ["-a.s.txt", "standard-input.s.txt"])
    }
  }

  @Test func `is told of a standard input that can't be read`() throws {
    let result = try AppExecutable.run(["run", "-"], by: #"exec "$0" "$@" <&-"#)
    #expect(result.code == 1)
    #expect(result.output == "✗ the standard input: it is closed\n")
  }
}
