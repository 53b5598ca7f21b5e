import Foundation
import TestSupport
import Testing
import ToolsTestSupport

@testable import ArchitectureChecks

@Suite(.bounded) struct `A check` {
  @Test func `finds what is in all files, in order`() async throws {
    let project = try TemporaryFolder([
      "B.swift": .faulty(), "A/A.swift": .faulty(), "A/C.swift": "let x = 1\n", "notes.txt": .faulty(),
    ])
    let report = try await project.report()
    #expect(report.places == ["A/A.swift:2 animation-without-value", "B.swift:2 animation-without-value"])
    #expect(report.fileCount == 3)
    #expect(report.problems.isEmpty)
  }

  @Test func `follows a body into other files of its target, and not into another target`() async throws {
    let helper = "extension Row { var date: String { DateFormatter().string(from: .now) } }\n"
    let project = try TemporaryFolder([
      "App/Row.swift": "struct Row: View { var body: some View { Text(date) } }\n",
      "App/Row+Date.swift": helper,
      "Other/Row+Date.swift": helper,
    ])
    #expect(try await project.report().places == ["App/Row+Date.swift:1 formatter-in-body"])
  }

  @Test func `speaks only of the paths that it is asked about`() async throws {
    let project = try TemporaryFolder([
      "A/A.swift": .faulty(), "AB/A.swift": .faulty(), "B.swift": .faulty(),
    ])
    let report = try await project.report { $0.paths = ["A", "B.swift"] }
    #expect(report.places == ["A/A.swift:2 animation-without-value", "B.swift:2 animation-without-value"])
    #expect(report.fileCount == 3)
  }

  @Test(arguments: [1, 2, 7])
  func `finds the same with any number of threads`(_ workers: Int) async throws {
    let files = (0..<40).map { ("F\($0).swift", String.faulty()) }
    let project = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files))
    #expect(try await project.report { $0.workers = workers }.findings.count == 40)
  }

  @Test func `ends when its task is cancelled`() async throws {
    let project = try TemporaryFolder(["A.swift": .faulty()])
    let options = CheckOptions(root: project.root)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await CheckRun(options).report()
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
