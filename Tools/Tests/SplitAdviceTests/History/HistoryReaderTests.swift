import Foundation
import TestSupport
import Testing
import ToolsTestSupport
import TrellisKit

@testable import SplitAdvice

@Suite(.bounded) struct `The history of a repository` {
  /// Modules A and B, and the parts Feed, Orders and the rest of A.
  private static func areas() -> HistoryAreas {
    var areas = HistoryAreas(modules: 2)
    areas.add(folder: "A", module: 0)
    areas.add(folder: "B", module: 1)
    areas.add(folder: "A/Tests", module: nil)
    for folder in ["A/Feed", "A/Orders", "A"] { _ = areas.addPart(folders: [folder], of: 0) }
    return areas
  }

  private func read(
    _ commits: [MadeCommit], below folder: String = "", since: String = "all", limit: Int = 10_000,
    prepare: @escaping @Sendable (TemporaryFolder) throws -> Void = { _ in }
  ) async throws -> HistoryReading {
    try await OnThread.run {
      let repository = try TemporaryFolder.repository(of: commits)
      try prepare(repository)
      var settings = AdviceSettings()
      settings.since = HistoryPeriod(since) ?? .all
      settings.commits = limit
      return HistoryReader(root: repository.root + folder, settings: settings).read(Self.areas())
    }
  }

  @Test func `counts for modules and for parts what changed them`() async throws {
    let reading = try await read([
      .touch("A/Feed/x.swift", "A/Orders/y.swift", "B/z.swift", day: 0),
      .touch("A/Feed/x.swift", "A/Feed/Deep/er.swift", day: 1),
      .touch("A/main.swift", "B/z.swift", day: 1), .touch("README.md", day: 2),
      .touch("A/Tests/T.swift", day: 3),
    ])
    let history = try #require(reading.history)

    #expect(history.areas.map(\.revisions) == [3, 2, 2, 1, 1])
    #expect(history.areas.map(\.days.count) == [2, 2, 2, 1, 1])
    #expect(history.coupling(0, 1) == Coupling(shared: 2, revisions: (3, 2)))
    #expect(history.coupling(2, 3) == Coupling(shared: 1, revisions: (2, 1)))
    #expect(history.coupling(1, 2).shared == 0)
    #expect(history.whole.revisions == 5 && history.whole.days.count == 4)
    #expect(reading.isYoung && reading.judged == nil)
    #expect(reading.notes.joined().contains("too little history to judge (5 commits over 4 days;"))
  }

  @Test func `leaves out merges, and couples nothing in commits of over 30 files`() async throws {
    func many(_ text: String) -> [MadeCommit.Change] { (0..<30).map { .write("A/Feed/\($0).swift", text) } }
    let reading = try await read([
      .touch("A/Feed/x.swift", day: 0), .touch("B/z.swift", day: 1),
      MadeCommit(changes: [.write("A/main.swift", "1")], day: 2, parent: 0),
      MadeCommit(changes: [.write("A/Feed/x.swift", "2"), .write("B/z.swift", "2")], day: 3, merges: 1),
      MadeCommit(changes: many("4"), day: 4),
      MadeCommit(changes: many("5") + [.write("B/z.swift", "3")], day: 5),
    ])
    let history = try #require(reading.history)

    #expect(history.whole.revisions == 5)
    #expect(history.areas[1].revisions == 2)
    #expect(history.areas[1].couplingRevisions == 1)
    #expect(history.areas[2].couplingRevisions == 2)
    #expect(history.large.count == 1)
    #expect(history.coupling(0, 1).shared == 0)
  }

  @Test func `follows files to where they are today`() async throws {
    let text = String(repeating: "let x = 1\n", count: 20)
    let reading = try await read([
      MadeCommit(changes: [.write("Old/x.swift", text)], day: 0),
      MadeCommit(changes: [.write("Old/x.swift", text + "//\n")], day: 1),
      MadeCommit(changes: [.rename("Old/x.swift", "B/y.swift")], day: 2),
      MadeCommit(changes: [.rename("B/y.swift", "A/Feed/z.swift")], day: 3),
      MadeCommit(changes: [.write("B/y.swift", "// another")], day: 4),
    ])
    let history = try #require(reading.history)

    #expect(history.areas.map(\.revisions) == [4, 1, 4, 0, 0])
  }

  @Test func `has one contributor for each person`() async throws {
    let path = "A/Feed/x.swift"
    let reading = try await read(
      [
        .touch(path, day: 0, name: "Ada", email: "ada@example.com"),
        .touch(path, day: 1, name: "Ada", email: "1+ada@users.noreply.github.com"),
        .touch(path, day: 2, name: "A. L.", email: "lovelace@old.example"),
        .touch(path, day: 3, name: "Grace", email: "grace@users.noreply.github.com"),
        .touch(path, day: 4, name: "Grace", email: "77+Grace@users.noreply.github.com"),
        .touch(path, day: 5, name: "renovate[bot]", email: "1+renovate[bot]@users.noreply.github.com"),
        .touch(path, day: 6, name: "Ünï \"quoted\" 'name'", email: "odd@example.com"),
      ]
    ) { repository in
      try repository.write(
        "Ada <ada@example.com> <lovelace@old.example>\n", to: ".mailmap")
    }
    let history = try #require(reading.history)

    #expect(history.areas[2].revisions == 7)
    #expect(history.areas[2].contributors.values.sorted() == [1, 2, 3])
    #expect(history.areas[2].contributors(from: 2) == 2)
  }

  @Test func `takes any path`() async throws {
    let reading = try await read([
      MadeCommit(
        changes: [
          .write("A/Feed/a b.swift", "1"), .write("A/Feed/\"quoted\".swift", "1"),
          .write("A/Feed/new\nline.swift", "1"), .write("B/\(String(repeating: "f", count: 40))", "1"),
          .writeQuoted(#"A/Orders/\377\376.swift"#), .write("B/M", "1"),
        ])
    ])
    let history = try #require(reading.history)

    #expect(history.areas.map(\.revisions) == [1, 1, 1, 1, 0])
  }

  @Test func `is that of the folder in a larger repository`() async throws {
    let reading = try await read(
      [
        .touch("app \"1\"/A/Feed/x.swift", "A/Feed/x.swift", day: 0), .touch("A/Feed/y.swift", day: 1),
      ], below: "/app \"1\"")
    let history = try #require(reading.history)

    #expect(history.areas[2].revisions == 1)
    #expect(history.whole.revisions == 1)
    #expect(history.commits == 2)
  }

  @Test func `is bounded by time and number`() async throws {
    let commits = (0..<100).map { MadeCommit.touch("B/z.swift", day: $0) }

    let days = try await read(commits, since: "10d")
    #expect(days.history?.whole.revisions == 11)
    #expect(days.since == "2024-03-30")
    #expect(!days.notes.joined().contains("Only the last"))
    let number = try await read(commits, limit: 60)
    #expect(number.history?.whole.revisions == 60)
    #expect(number.notes == ["Only the last 60 commits were read."])
    #expect(number.judged != nil)
  }

  @Test func `of a shallow clone is called partial`() async throws {
    let reading = try await OnThread.run {
      let commits = (0..<100).map { MadeCommit.touch("B/z.swift", day: $0) }
      let repository = try TemporaryFolder.repository(of: commits)
      let clone = try TemporaryFolder()
      try clone.git("clone", "-q", "--depth", "3", "file://\(repository.root)", "c")
      return HistoryReader(root: "\(clone.root)/c", settings: AdviceSettings()).read(Self.areas())
    }

    #expect(reading.isShallow)
    #expect(reading.history?.whole.revisions == 3)
    #expect(reading.notes.first?.contains("shallow: its history is partial") == true)
  }

  @Test func `may be missing`() async throws {
    let empty = try await read([])
    #expect(
      empty.notes == [
        "There is no history (the repository has no commits): the advice is from size and imports alone."
      ])
    let none = try await OnThread.run {
      HistoryReader(root: try TemporaryFolder().root, settings: AdviceSettings()).read(Self.areas())
    }
    #expect(none.history == nil)
    #expect(
      none.notes.first?.contains("not a git repository") == true || none.notes.first?.contains("git") == true)
  }

  @Test func `that can't be read is told, with what git says`() async throws {
    let reading = try await read([.touch("B/z.swift", day: 0)]) { repository in
      try FileManager.default.removeItem(atPath: "\(repository.root)/.git/objects")
      try FileManager.default.createDirectory(
        atPath: "\(repository.root)/.git/objects", withIntermediateDirectories: false)
    }

    #expect(reading.history == nil)
    #expect(reading.notes.first?.contains("fatal: ") == true)
  }

  @Test func `is not changed by what a person has configured`() async throws {
    let text = String(repeating: "let x = 1\n", count: 20)
    let reading = try await read([
      MadeCommit(changes: [.write("B/x.swift", text)], day: 0),
      MadeCommit(changes: [.rename("B/x.swift", "A/Feed/x.swift")], day: 1),
    ]) { repository in
      for (name, value) in [
        ("log.showSignature", "true"), ("log.showRoot", "false"), ("diff.renames", "false"),
        ("diff.relative", "true"), ("log.date", "relative"), ("color.ui", "always"),
        ("log.follow", "true"), ("log.decorate", "full"), ("diff.noprefix", "true"),
        ("format.pretty", "fuller"),
      ] { try repository.git("config", name, value) }
    }

    #expect(reading.history?.areas.map(\.revisions) == [2, 0, 2, 0, 0])
  }
}
