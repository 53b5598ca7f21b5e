import Testing

@testable import SplitAdvice

@Suite struct `Names of files` {
  private func today(_ renames: [[(String, String)]], _ path: String) -> String {
    var names = FileNames()
    for commit in renames {
      names.goBack(over: commit.map { FileChange(path: Array($1.utf8), oldPath: Array($0.utf8)) })
    }
    return String(decoding: names.today(Array(path.utf8)), as: UTF8.self)
  }

  @Test func `are followed through several renames, newest first`() {
    #expect(today([[("b", "c")], [("a", "b")]], "a") == "c")
    #expect(today([[("b", "c")], [("a", "b")]], "x") == "x")
  }

  @Test func `may change places in one commit`() {
    #expect(today([[("a", "b"), ("b", "a")]], "a") == "b")
    #expect(today([[("a", "b"), ("b", "a")]], "b") == "a")
    #expect(today([[("a", "b"), ("b", "a")], [("a", "b"), ("b", "a")]], "a") == "a")
  }

  @Test func `belong to another file before the rename`() {
    #expect(today([[("c", "d")], [("a", "c")], [("x", "a")]], "c") == "c")
  }
}
