import Foundation
import Testing
import TrellisKit

@testable import AffectedPackages

@Suite struct `A command line says what has changed` {
  @Test(
    arguments: [
      (["--since", "a"], .since("a")), (["--base", "a"], .between(base: "a", head: "HEAD")),
      (["--base=a", "--head=b"], .between(base: "a", head: "b")), ([], nil),
    ] as [([String], ChangeSource?)])
  func `in one way`(words: [String], source: ChangeSource?) throws {
    #expect(try ChangeSource(CommandWords(words, of: TestCommand.description)) == source)
  }

  @Test(arguments: [["--since", "a", "--base", "b"], ["--head", "a"]])
  func `and not in several, or in half of one`(words: [String]) {
    #expect(throws: UsageError.self) {
      try ChangeSource(CommandWords(words, of: TestCommand.description))
    }
  }

  @Test(arguments: [
    ("a\nb c\n", ["a", "b c"]), ("a\nb\0c\0", ["a\nb", "c"]), ("", []), ("\n\n", []), ("x", ["x"]),
  ])
  func `or names files, one on a line or with null bytes between`(list: String, names: [String]) {
    #expect(ChangeSource.names(in: Data(list.utf8)) == names)
  }

  @Test func `and files are relative to where it is written`() throws {
    let files = ChangedFiles(
      ["b.swift", "../x/./y", "/work/z", "/else"], in: "/work/a", root: "/work", comparison: "")
    #expect(files.paths == ["/else", "a/b.swift", "x/y", "z"])
    let source = ChangeSource.files(["-", "c"])
    let read = try #require(
      try source.files(root: "/nowhere", input: { Data("/nowhere/a\0/nowhere/b\0".utf8) }))
    #expect(read.paths.count == 3 && Set(read.paths).isSuperset(of: ["a", "b"]))
  }
}
