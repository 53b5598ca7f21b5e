import PackageModel
import SwiftParser
import SwiftSyntax

/// What every check of these files takes at least: finding, reading and parsing them, on the same threads.
package enum ParseOnly {
  /// Parses all files of a project, and lets go of each tree at once.
  ///
  /// - Parameters:
  ///   - root: the folder of the project.
  ///   - workers: how many threads parse.
  /// - Returns: how many files there are.
  package static func run(root: String, workers: Int = WorkerThreads.usualCount) async throws -> Int {
    let tree = try SourceTree(root: root)
    let parsed = await WorkerThreads.parse(tree.files.count, workers: workers) { index in
      guard let bytes = try? FileReading.bytes(of: "\(tree.root)/\(tree.files[index])") else { return false }
      return bytes.withUnsafeBufferPointer { Parser.parse(source: $0).kind == .sourceFile }
    }
    return parsed.count { $0 == true }
  }
}
