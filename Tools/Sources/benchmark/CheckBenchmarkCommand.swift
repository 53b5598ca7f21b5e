import Benchmarks
import Foundation
import TrellisKit

/// `benchmark check`: `trellis check` on a generated tree.
struct CheckBenchmarkCommand {
  private let trellis: String
  private let files: Int
  private let runs: Int

  init(_ words: [String]) throws(UsageError) {
    guard (1...3).contains(words.count) else { throw UsageError("the path of trellis is needed") }
    trellis = words[0]
    files = words.count > 1 ? try BenchmarkWords.number(words[1], in: 10...100_000) : 2000
    runs = words.count > 2 ? try BenchmarkWords.number(words[2], in: 1...1000) : 3
  }

  /// - Returns: whether all ratios are as they have to be.
  func run() throws -> Bool {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    try StandardStream.write("\(cores) cores\n")
    let results = try measure(files: files, runs: runs, CheckMeasurement.Work.allCases)
    let report = CheckBenchmarkReport(results)
    try StandardStream.write("\(report.text)\n")
    let many = files * 5
    guard let small = results[.cold], let large = try measure(files: many, runs: 1, [.cold])[.cold] else {
      return report.holds
    }
    let growth = CheckGrowth(
      small: .init(files: files, result: small), large: .init(files: many, result: large))
    try StandardStream.write(growth.text)
    return report.holds && growth.holds
  }

  private func measure(
    files: Int, runs: Int, _ works: [CheckMeasurement.Work]
  ) throws -> [CheckMeasurement.Work: CheckMeasurement.Result] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trellis-check-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let size = try GeneratedTree(fileCount: files).write(to: folder)
    try StandardStream.write("\(files) files, \(size >> 10) KB\n")
    return try CheckMeasurement(
      trellis: trellis, parseOnly: [CommandLine.arguments[0], "parse-only"], tree: folder.path, runs: runs
    ).measure(works)
  }
}
