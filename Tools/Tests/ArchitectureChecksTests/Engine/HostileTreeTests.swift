import Foundation
import TestSupport
import Testing
import ToolsTestSupport

@testable import ArchitectureChecks

@Suite(.bounded) struct `A hostile tree` {
  private func problems(in project: TemporaryFolder) async throws -> [String] {
    let report = try await project.report()
    #expect(report.places.contains("Good.swift:2 animation-without-value"), "the rest is still checked")
    return report.problems.map { "\($0.path): \($0.message)" }
  }

  @Test func `with binary junk says so`() async throws {
    let project = try TemporaryFolder(["Good.swift": .faulty()])
    try project.write(Data((0...255).map { UInt8($0) }), to: "Bad.swift")
    #expect(try await problems(in: project) == ["Bad.swift: is binary, not Swift"])
  }

  @Test func `with a file that doesn't parse says so and checks what does`() async throws {
    let project = try TemporaryFolder([
      "Good.swift": .faulty(), "Bad.swift": .faulty() + "struct {\n",
    ])
    let report = try await project.report()
    #expect(report.problems.map(\.path) == ["Bad.swift"])
    #expect(report.problems.map(\.line) == [4])
    #expect(report.findings.count == 2)
  }

  @Test func `with links in circles ends`() async throws {
    let project = try TemporaryFolder(["Good.swift": .faulty(), "A/B/C.swift": "let x = 1"])
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: project.path("A/B/up"), withDestinationPath: "../..")
    try manager.createSymbolicLink(atPath: project.path("A/self"), withDestinationPath: ".")
    try manager.createSymbolicLink(atPath: project.path("a"), withDestinationPath: "b")
    try manager.createSymbolicLink(atPath: project.path("b"), withDestinationPath: "a")
    try manager.createSymbolicLink(atPath: project.path("Gone.swift"), withDestinationPath: "nowhere")
    let found = try await problems(in: project)
    let circle = "is a symbolic link to a folder that it is in; it isn't followed"
    #expect(
      found.filter { $0.hasSuffix(circle) }.map { $0.split(separator: ":")[0] } == ["A/B/up", "A/self"])
    #expect(found.contains { $0.hasPrefix("Gone.swift: is a symbolic link that leads nowhere") })
    #expect(found.contains { $0.hasPrefix("a: is a symbolic link that leads nowhere") })
    #expect(found.count == 5)
  }

  @Test func `with links to the same files checks them once, and those outside of it too`() async throws {
    let outside = try TemporaryFolder(["Shared/Shared.swift": .faulty()])
    let project = try TemporaryFolder(["Good.swift": .faulty(), "A/A.swift": .faulty()])
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: project.path("Again"), withDestinationPath: "A")
    try manager.createSymbolicLink(atPath: project.path("Again.swift"), withDestinationPath: "Good.swift")
    for name in ["Shared", "Twice"] {
      try manager.createSymbolicLink(
        atPath: project.path(name), withDestinationPath: outside.path("Shared"))
    }
    try manager.createSymbolicLink(
      atPath: outside.path("Shared/back"), withDestinationPath: outside.path("Shared"))
    let report = try await project.report()
    #expect(report.findings.map(\.path) == ["A/A.swift", "Good.swift", "Shared/Shared.swift"])
    #expect(report.problems.count == 1)
  }

  @Test func `with something else than files says so`() async throws {
    let project = try TemporaryFolder(["Good.swift": .faulty()])
    try #require(mkfifo(project.path("Pipe.swift"), 0o600) == 0)
    #expect(try await problems(in: project) == ["Pipe.swift: is no regular file"])
  }

  @Test(.disabled(if: geteuid() == 0, "everything can be read by root"))
  func `with what may not be read says so`() async throws {
    let project = try TemporaryFolder([
      "Good.swift": .faulty(), "Secret/A.swift": .faulty(), "Secret.swift": .faulty(),
    ])
    chmod(project.path("Secret"), 0)
    chmod(project.path("Secret.swift"), 0)
    defer { chmod(project.path("Secret"), 0o700) }
    let found = try await problems(in: project)
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.contains("can't be opened") })
  }

  @Test(arguments: [[0xFF, 0xFE, 0x6C, 0], [0xFE, 0xFF, 0, 0x6C]] as [[UInt8]])
  func `with text that isn't UTF-8 says which it is`(_ bytes: [UInt8]) async throws {
    let project = try TemporaryFolder(["Good.swift": .faulty()])
    try project.write(Data(bytes), to: "Wide.swift")
    #expect(
      try await problems(in: project) == ["Wide.swift: is UTF-16, and Swift is UTF-8; it isn't checked"])
  }

  #if os(Linux)
    @Test func `with a name that is no text says so`() async throws {
      let project = try TemporaryFolder(["Good.swift": .faulty()])
      let name =
        Array("\(project.root)/".utf8CString.dropLast()) + [CChar(bitPattern: 0xFF)]
        + Array(".swift".utf8CString)
      let file = open(name, O_CREAT | O_WRONLY, 0o600)
      try #require(file >= 0)
      close(file)
      #expect(try await problems(in: project) == ["\u{FFFD}.swift: has a name that is not UTF-8"])
    }
  #endif

  @Test func `with a huge file says so`() async throws {
    let project = try TemporaryFolder(["Good.swift": .faulty()])
    try project.write(Data(), to: "Huge.swift")
    try #require(truncate(project.path("Huge.swift"), off_t(FileReading.largest + 1)) == 0)
    #expect(try await problems(in: project) == ["Huge.swift: has 16 MB; more than 16 aren't read"])
  }

  @Test func `with a manifest that fails says so`() async throws {
    let project = try TemporaryFolder([
      "Good.swift": .faulty(), "Broken/Package.swift": "// swift-tools-version: 6.2\nlet package = nothing\n",
      "Broken/Sources/Broken/A.swift": .faulty(),
    ])
    let report = try await project.report()
    #expect(report.findings.count == 2)
    #expect(report.problems.contains { $0.message.contains("Broken/Package.swift") })
  }

  @Test func `with hidden, excluded and generated folders isn't even opened there`() async throws {
    var files = [".trellis.json": #"{"exclude": ["Generated", "**/*.generated.swift", "A/B"]}"#]
    let folders = [
      ".build/", "DerivedData/", "SourcePackages/checkouts/Dep/", "Generated/", "A/B/", "A/Generated/",
    ]
    for folder in folders { files["\(folder)A.swift"] = .faulty() }
    files["A/C.generated.swift"] = .faulty()
    files["A/A.swift"] = .faulty()
    let project = try TemporaryFolder(files)
    try FileManager.default.createSymbolicLink(
      atPath: project.path("Generated/loop"), withDestinationPath: "..")
    let report = try await project.report()
    #expect(report.fileCount == 1)
    #expect(report.problems.isEmpty)
  }
}
