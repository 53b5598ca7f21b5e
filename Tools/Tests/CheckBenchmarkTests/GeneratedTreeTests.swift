import Foundation
import SwiftSources
import Testing

@testable import CheckBenchmark

struct `A generated tree` {
  @Test func `has as many files as asked for, the same ones every time, and all of them parse`() throws {
    let folders = (0..<2).map { _ in FileManager.default.temporaryDirectory.appending(path: "tree-\(UUID())")
    }
    defer { folders.forEach { try? FileManager.default.removeItem(at: $0) } }
    let sizes = try folders.map { try GeneratedTree(fileCount: 120).write(to: $0) }
    #expect(sizes[0] == sizes[1])
    let files = try folders.map { folder in
      try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        .sorted()
    }
    #expect(files[0] == files[1])
    #expect(files[0].count == 121)
    for file in files[0] {
      let contents = try folders.map { try Data(contentsOf: $0.appending(path: file)) }
      #expect(contents[0] == contents[1])
      #expect(SourceReader.facts(of: Array(contents[0])).problems.isEmpty, "\(file)")
    }
  }
}
