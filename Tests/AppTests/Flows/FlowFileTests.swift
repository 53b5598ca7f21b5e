import Testing

@testable import AppCore

@Suite struct `A flow of a command line` {
  private static let named: [(paths: [String], names: [String])] = [
    (["a.flow"], ["a"]),
    (["Tests/Flows/a.flow", "/somewhere/b.flow"], ["a", "b"]),
    (["a", "b.script.flow", ".flow"], ["a", "b.script", ".flow"]),
    (["/t/a/x.flow", "/t/b/x.flow", "/t/y.flow"], ["a/x", "b/x", "y"]),
    (["/t/a/x.flow", "/t/b/X.flow"], ["a/x", "b/X"]),
    (["/a/c/x.flow", "/b/c/x.flow", "/b/d/x.flow"], ["a/c/x", "b/c/x", "d/x"]),
    (["/x.flow", "/a/x.flow"], ["x", "a/x"]),
    (["/a/x.flow", "/a/../b/x.flow"], ["a/x", "b/x"]),
    (["/a/x.flow", "/a/x.y.flow"], ["x", "x.y"]),
    (["/a/\u{1B}[2J.flow"], ["\u{FFFD}[2J"]),
    (["/"], ["/"]),
    (["-", "/a/standard-input.flow"], ["standard-input", "a/standard-input"]),
  ]

  @Test(arguments: named)
  func `is called like its file, with the folders that tell it apart`(paths: [String], names: [String]) throws
  {
    let files = try FlowFile.all(paths)
    #expect(files.map(\.name) == names)
    #expect(files.map(\.path) == paths)
    #expect(Set(files.map { $0.name.lowercased() }).count == paths.count)
  }

  @Test(arguments: [
    ["/a/x.flow", "/a/x.flow"], ["/a/x.flow", "/a/./x.flow"], ["/a/x.flow", "/A/X.flow"],
    ["/a/x.flow", "/a/x.txt"], ["/a/\u{1}.flow", "/a/\u{2}.flow"],
  ])
  func `is refused beside one that nothing tells it apart from`(paths: [String]) {
    #expect(throws: UsageError.alike(paths[0], paths[1])) { try FlowFile.all(["/a/y.flow"] + paths) }
  }
}
