import Foundation
import PackageModel
import TestSupport
import Testing
import ToolsTestSupport
import TrellisKit

@testable import SplitAdvice

@Suite(.bounded) struct `A reader who checks by hand` {
  @Test func `finds the same numbers with the commands that are printed`() async throws {
    let feed = "App/Features/Feed"
    let models = "App/Models"
    let files = SampleApp.files(lines: 60).merging(
      ["App/Features/Feed/Use.swift": "import struct Foundation.URL\n@preconcurrency import UIKit"]
    ) { $1 }
    var commits = SampleApp.commits(files) { index in
      index.isMultiple(of: 2)
        ? ["\(feed)/FeedRow.swift", "\(models)/User.swift"] : ["\(feed)/FeedScreen.swift"]
    }
    let many = (0..<30).map { MadeCommit.Change.write("\(feed)/\($0).md", "x") }
    commits.append(MadeCommit(changes: many + [.write("\(models)/User.swift", "// u")], day: 400))
    let history = commits

    try await OnThread.run {
      let folder = try TemporaryFolder.repository(of: history)
      let advice = Adviser(try SourceProject(at: folder.root, cache: nil), AdviceSettings()).advice
      let module = try #require(advice.modules.first)
      let commands = CheckCommands(advice)
      func ask(_ command: String) throws -> String {
        let filled = command.replacing(/\ F(?=[ )]|$)/, with: " \(feed)")
          .replacing(/\ G(?=[ )]|$)/, with: " \(models)").replacing("M\\b", with: "UIKit\\b")
        return try folder.run(["bash", "-c", filled]).trimmingCharacters(in: .whitespacesAndNewlines)
      }
      let parts = Dictionary(uniqueKeysWithValues: module.parts.map { ($0.part.name, $0) })
      let (own, other) = (try #require(parts["Feed"]), try #require(parts["Models"]))

      #expect(try ask(commands.lines) == "\(own.lines)")
      #expect(try ask(commands.imports) == "1")
      #expect(try ask(commands.commits) == "\(try #require(own.history).revisions)")
      #expect(
        try ask("\(commands.function); \(commands.coupling)")
          == "\(try #require(own.history).couplingRevisions)")
      #expect(try ask("\(commands.function); \(commands.common)") == "60")
      #expect(try ask(commands.contributors).split(separator: "\n").count == own.history?.contributors.count)
      #expect(own.history?.revisions == 121 && own.history?.couplingRevisions == 120)
      #expect(other.history?.couplingRevisions == 60)
      #expect(module.ties.contains { $0.kind == .coupled(Coupling(shared: 60, revisions: (120, 60))) })
    }
  }
}
