import Foundation
import SwiftSources
import TestSupport
import Testing
import ToolsTestSupport
import TrellisKit

@testable import ArchitectureChecks

@Suite(.bounded) struct `The cache` {
  @Test func `keeps what is known of a file until its content changes`() async throws {
    let project = try TemporaryFolder(["A.swift": .faulty(), "B.swift": .faulty()])
    let cold = try await project.report(cache: true)
    #expect(cold.cachedCount == 0)
    let warm = try await project.report(cache: true)
    #expect(warm.cachedCount == 2)
    #expect(warm.findings == cold.findings)
    try project.write(.faulty(after: "// moved\n"), to: "A.swift")
    let edited = try await project.report(cache: true)
    #expect(edited.cachedCount == 1)
    #expect(edited.places == ["A.swift:3 animation-without-value", "B.swift:2 animation-without-value"])
  }

  @Test func `knows a file under another name, and the old content again`() async throws {
    let project = try TemporaryFolder(["A.swift": .faulty()])
    _ = try await project.report(cache: true)
    try FileManager.default.moveItem(atPath: project.path("A.swift"), toPath: project.path("B.swift"))
    #expect(try await project.report(cache: true).cachedCount == 1)
    try project.write("let x = 1\n", to: "B.swift")
    _ = try await project.report(cache: true)
    try project.write(.faulty(), to: "B.swift")
    let report = try await project.report(cache: true)
    #expect(report.cachedCount == 1)
    #expect(report.places == ["B.swift:2 animation-without-value"])
  }

  @Test func `isn't used after other rules are on`() async throws {
    let project = try TemporaryFolder([
      "A.swift": .faulty(), ".trellis.json": #"{"rules": {"animation-without-value": "off"}}"#,
    ])
    #expect(try await project.report(cache: true).findings.isEmpty)
    try project.write("{}", to: ".trellis.json")
    #expect(try await project.report(cache: true).findings.count == 1)
  }

  @Test func `serves many runs at once`() async throws {
    let files = (0..<30).map { ("F\($0).swift", String.faulty(after: "// \($0)\n")) }
    let project = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files))
    let counts = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<8 { group.addTask { try await project.report(cache: true).findings.count } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts == Array(repeating: 30, count: 8))
    #expect(try await project.report(cache: true).cachedCount == 30)
    let left = try FileManager.default.contentsOfDirectory(atPath: project.path(".cache"))
    #expect(left.count == 1)
  }

  @Test func `that is damaged anywhere is made anew`() async throws {
    let project = try TemporaryFolder(["A.swift": .faulty()])
    let clean = try await project.report(cache: true)
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: project.path(".cache")).first)
    let file = URL(fileURLWithPath: project.path(".cache/\(name)"))
    let bytes = try Data(contentsOf: file)
    for index in stride(from: 0, to: bytes.count, by: 7) {
      var damaged = bytes
      damaged[index] ^= 0xFF
      try damaged.write(to: file)
      #expect(try await project.report(cache: true).findings == clean.findings)
    }
    for count in stride(from: 0, to: bytes.count, by: 11) {
      try bytes.prefix(count).write(to: file)
      #expect(try await project.report(cache: true).findings == clean.findings)
    }
  }

  @Test func `that can't be written costs nothing but time`() async throws {
    let project = try TemporaryFolder(["A.swift": .faulty(), "file": "x"])
    let report = try await project.report { $0.cacheFolder = project.path("file/cache") }
    #expect(report.findings.count == 1)
  }

  @Test func `is for its owner alone`() async throws {
    let project = try TemporaryFolder(["A.swift": .faulty()])
    _ = try await project.report(cache: true)
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: project.path(".cache")).first)
    let manager = FileManager.default
    let folder = try manager.attributesOfItem(atPath: project.path(".cache"))[.posixPermissions] as? Int
    let file = try manager.attributesOfItem(atPath: project.path(".cache/\(name)"))[.posixPermissions] as? Int
    #expect(folder == 0o700)
    #expect(file == 0o600)
  }

  @Test func `drops what nobody has used for long`() throws {
    var pack = FactPack()
    let old = ContentHash(of: "old")
    pack = FactPack(Data(pack.updated(used: [], new: [(old, [1, 2, 3])])))
    var survived = 0
    while pack.withEntry(for: old, { Array($0) }) == [1, 2, 3] {
      survived += 1
      pack = FactPack(Data(pack.updated(used: [], new: [(ContentHash(of: "\(survived)"), [4])])))
      try #require(survived < 100)
    }
    #expect(survived == 21)
  }

  @Test func `keeps what is used, and replaces what is new`() throws {
    let keys = (0..<100).map { ContentHash(of: "\($0)") }
    var pack = FactPack(Data(FactPack().updated(used: [], new: keys.map { ($0, $0.bytes) })))
    for _ in 0..<30 {
      pack = FactPack(Data(pack.updated(used: Set(keys.dropFirst()), new: [(keys[0], [7])])))
    }
    #expect(pack.withEntry(for: keys[0], { Array($0) }) == [7])
    for key in keys.dropFirst() { #expect(pack.withEntry(for: key, { Array($0) }) == key.bytes) }
    #expect(pack.withEntry(for: ContentHash(of: "other"), { Array($0) }) == nil)
  }
}
