import Benchmarks
import Foundation
import TrellisKit

/// `benchmark generate`: a tree to check.
struct GenerateCommand {
  private let folder: String
  private let files: Int

  init(_ words: [String]) throws(UsageError) {
    guard (1...2).contains(words.count) else { throw UsageError("a folder is needed") }
    folder = words[0]
    files = words.count > 1 ? try BenchmarkWords.number(words[1], in: 1...100_000) : 2000
  }

  func run() throws {
    let there = try? FileManager.default.contentsOfDirectory(atPath: folder)
    guard there?.isEmpty != false else {
      throw MeasurementError(
        "“\(folder)” has something in it. A tree is written to an empty folder, or a new one")
    }
    try GeneratedTree(fileCount: files).write(to: URL(fileURLWithPath: folder))
  }
}
