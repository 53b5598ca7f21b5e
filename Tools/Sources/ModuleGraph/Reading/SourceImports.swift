import Foundation
import PackageModel
import SwiftSources
import TrellisKit

/// What a file imports.
struct SourceImports: Sendable {
  /// Relative to the root.
  let path: String
  let modules: Set<String>
  let lines: Int
  /// What is wrong with the file, each on one line.
  let problems: [String]

  /// Reads files, on as many threads as there are cores.
  static func read(_ paths: [String], root: String) -> [SourceImports] {
    WorkerThreads.map(paths) { SourceImports($0, root: root) }
  }

  private init(_ path: String, root: String) {
    self.path = path
    do {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(root)/\(path)"))
      let facts = SourceReader.facts(of: Array(bytes))
      modules = Set(facts.imports.map(\.module).filter { !$0.isEmpty })
      lines = facts.lineCount
      problems = facts.problems.map { "\(path):\($0.position.line): \($0.message)".onOneLine }
    } catch {
      (modules, lines) = ([], 0)
      problems = ["\(path): can't be read".onOneLine]
    }
  }
}
