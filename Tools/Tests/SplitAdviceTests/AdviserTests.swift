import Foundation
import PackageModel
import TestSupport
import Testing
import ToolsTestSupport
import TrellisKit

@testable import SplitAdvice

@Suite(.bounded) struct `What is advised` {
  private func advice(
    _ files: [String: String], _ settings: AdviceSettings = AdviceSettings(), commits: [MadeCommit]? = nil
  ) async throws -> Advice {
    try await OnThread.run {
      let folder = try commits.map { try TemporaryFolder.repository(of: $0) } ?? TemporaryFolder(files)
      return Adviser(try SourceProject(at: folder.root, cache: nil), settings).advice
    }
  }

  private static func feature(_ index: Int) -> [String] {
    let name = SampleApp.features[(index / 3) % SampleApp.features.count]
    return ["App/Features/\(name)/\(name)Screen.swift", "App/Features/\(name)/\(name)Row.swift"]
  }

  @Test func `is to split a large app into what has clear boundaries and what that needs`() async throws {
    let files = SampleApp.files(lines: 1500)
    let advice = try await advice(files, commits: SampleApp.commits(files, feature: Self.feature))
    let module = try #require(advice.modules.first)

    #expect(advice.modules.count == 1)
    #expect(module.verdict == .split)
    #expect(module.questions.map(\.answer) == [.no, .no, .yes, .unknown, .no, .yes])
    #expect(
      module.boundaries.map { "\($0.name) \($0.role.rawValue)" } == [
        "Chat boundary", "Feed boundary", "Orders boundary", "Search boundary", "Models boundary",
        "Networking boundary", "App rest",
      ])
    #expect(
      module.crossings.map {
        "\(module.name(of: $0.from, in: advice.modules)) → \(module.boundaries[$0.to].name) \($0.files)"
      }.prefix(2) == ["Chat → Models 1", "Chat → Networking 1"])
    #expect(module.crossings.last?.types == ["SearchScreen"])
    #expect(module.figures.contributors == 3)
  }

  @Test func `says which of the new modules each importer would import instead`() async throws {
    var files = SampleApp.files(lines: 1500).filter { $0.key != "App/Main.swift" }
    files = Dictionary(uniqueKeysWithValues: files.map { ($0.key.replacing("App/", with: "Kit/"), $0.value) })
    files["App/Main.swift"] = "import Kit\n@main struct Main { let feed: FeedScreen; let user: User }\n"
    files["App/Other.swift"] = "struct Other { let client: Client }\n"
    let advice = try await advice(files)
    let kit = try #require(advice.modules.first { $0.module.name == "Kit" })

    #expect(kit.verdict == .split)
    #expect(
      kit.crossings.filter { if case .importer = $0.from { true } else { false } }
        .map { "\(kit.boundaries[$0.to].name) \($0.types)" } == [
          "Feed [\"FeedScreen\"]", "Models [\"User\"]",
        ])
  }

  @Test func `is to stay one module when the same code is small`() async throws {
    let files = SampleApp.files(lines: 100)
    let advice = try await advice(files)

    #expect(advice.modules.map(\.verdict) == [.stay])
    #expect(
      advice.modules[0].reason == "fewer than 5000 lines, contributors unknown; look again at 10000 lines")
    #expect(advice.modules[0].boundaries.isEmpty)
    #expect(advice.reading.notes[0].hasPrefix("There is no history ("))
  }

  @Test(arguments: [(2, Verdict.stay), (3, .split)])
  func `for 10,000 lines depends on how many work on it`(team: Int, verdict: Verdict) async throws {
    let files = SampleApp.files(lines: 700)
    let people = ["Ada", "Grace", "Alan"].prefix(team)
    var commits = SampleApp.commits(files, feature: Self.feature)
    for index in commits.indices {
      let name = people[index % team]
      (commits[index].name, commits[index].email) = (name, "\(name)@example.com")
    }
    let advice = try await advice(files, commits: commits)

    #expect((5000...20_000).contains(advice.modules[0].figures.lines))
    #expect(advice.modules[0].figures.contributors == team)
    #expect(advice.modules[0].verdict == verdict)
  }

  @Test func `is to untangle a large app whose features use each other`() async throws {
    let files = SampleApp.files(lines: 1800, isTangled: true)
      .filter { !$0.key.hasPrefix("App/Networking/") && !$0.key.hasPrefix("App/Models/") }
      .merging(["App/More.swift": String(repeating: "//\n", count: 7000)]) { $1 }
    var settings = AdviceSettings()
    settings.surfacePercent = 10
    let module = try await advice(files, settings).modules[0]

    #expect(module.verdict == .untangle)
    #expect(module.reason == "more than 20000 lines, but no clear boundary")
    #expect(module.ties.map { "\($0.from) → \($0.to)" }.contains("Feed → Orders"))
    #expect(module.questions.last?.answer == .no)
  }

  @Test func `is not to split what always changes together`() async throws {
    let files = SampleApp.files(lines: 1500)
    let all = files.keys.sorted()
    let advice = try await advice(files, commits: SampleApp.commits(files) { _ in all })

    #expect(advice.modules[0].verdict == .untangle)
    #expect(advice.modules[0].ties.contains { $0.from == "Chat" && $0.to == "Feed" })
  }

  @Test func `for a part that a team works on daily is to split it off`() async throws {
    let files = SampleApp.files(lines: 400)
    let commits = SampleApp.commits(files) { index in
      index.isMultiple(of: 5) ? ["App/Main.swift"] : ["App/Features/Feed/FeedScreen.swift"]
    }
    var settings = AdviceSettings()
    settings.team = 4
    let advice = try await advice(files, settings, commits: commits)
    let module = advice.modules[0]

    #expect(module.verdict == .split)
    #expect(module.reason == "several people work daily on a part with a clear boundary")
    #expect(
      module.boundaries.map { "\($0.name) \($0.role.rawValue)" } == [
        "Feed boundary", "Models support", "Networking support", "App rest",
      ])
  }

  @Test func `is to merge packages that always change together, and counts the imports that go`() async throws
  {
    func manifest(_ name: String, _ dependencies: [String] = []) -> String {
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
        dependencies: [\(dependencies.map { ".package(path: \"../\($0)\")" }.joined(separator: ", "))],
        targets: [.target(name: "\(name)", dependencies: [\(dependencies.map { "\"\($0)\"" }.joined(separator: ", "))])])

      """
    }
    let files = [
      "API/Package.swift": manifest("API"), "API/Sources/API/A.swift": "public struct A {}\n",
      "Feed/Package.swift": manifest("Feed", ["API"]), "Feed/Sources/Feed/F.swift": "import API\n",
      "Feed/Sources/Feed/G.swift": "@_exported import struct API.A\n",
      "Shop/Package.swift": manifest("Shop"), "Shop/Sources/Shop/S.swift": "struct S {}\n",
    ]
    let commits = SampleApp.commits(files) { index in
      index.isMultiple(of: 3)
        ? ["Shop/Sources/Shop/S.swift"] : ["API/Sources/API/A.swift", "Feed/Sources/Feed/F.swift"]
    }
    let advice = try await advice(files, commits: commits)
    let pair = try #require(advice.pairs.first)

    #expect(advice.modules.map(\.module.id) == ["API/API", "Feed/Feed", "Shop/Shop"])
    #expect(advice.modules.map(\.verdict) == [.merge, .merge, .stay])
    #expect(advice.pairs.count == 1)
    #expect(pair.first == 0 && pair.second == 1)
    #expect(pair.obstacle == nil)
    #expect(pair.coupling.percent == 100)
    #expect(pair.imports == [ModuleImport(from: 1, to: 0, files: 2)])
    let text = AdviceText(advice, style: .plain, columns: 200).text
    #expect(text.contains("API/API and Feed/Feed: 100 % ("))
    #expect(text.contains("2 files of Feed no longer import API"))
    #expect(AdvicePicture(advice).svg.contains("API + Feed: merge"))
  }

  @Test func `is the same every time, in every form`() async throws {
    let files = SampleApp.files(lines: 1500)
    let commits = SampleApp.commits(files, feature: Self.feature)
    let first = try await advice(files, commits: commits)
    let second = try await advice(files, commits: commits)
    func forms(_ advice: Advice) throws -> [String] {
      [
        AdviceText(advice, style: .plain, columns: 100).text, try JSONText.of(AdviceDocument(advice)),
        AdvicePicture(advice).svg,
      ].map { $0.replacing(advice.name, with: "") }
    }

    #expect(try forms(first) == forms(second))
  }

  @Test func `says the thresholds that it used, and how to check its numbers`() async throws {
    var settings = AdviceSettings()
    settings.smallLines = 77
    let text = AdviceText(
      try await advice(["App/A.swift": "let x = 1\n"], settings), style: .plain, columns: 80
    ).text

    #expect(text.contains("smallLines 77"))
    #expect(text.contains("grep -c ''"))
    let lines = text.split(separator: "\n").dropFirst().prefix { !$0.hasPrefix("By hand") }
    #expect(lines.count > 5 && lines.allSatisfy { $0.count <= 80 })
  }

  @Test func `takes sources without a manifest for one module when they use each other without imports`()
    async throws
  {
    let one = try await advice(["Feed/A.swift": "let x = User()", "Models/U.swift": "struct User {}"])
    #expect(one.modules.map(\.module.folders) == [["Feed", "Models"]])
    let two = try await advice([
      "Feed/A.swift": "import Models\nlet x = User()", "Models/U.swift": "struct User {}",
    ])
    #expect(two.modules.map(\.module.id) == ["Feed", "Models"])
    #expect(two.modules.map(\.module.isTop) == [true, false])
  }

  @Test func `shows control characters of names as what they are`() async throws {
    let files = ["App/a\u{1B}[31m\nb/A.swift": "struct A {}", "App/c/B.swift": "struct B {}"]
    let advice = try await advice(files)
    let text = AdviceText(advice, style: .plain, columns: 200).text

    #expect(!text.contains("\u{1B}"))
    #expect(!AdvicePicture(advice).svg.contains("\u{1B}"))
  }
}
