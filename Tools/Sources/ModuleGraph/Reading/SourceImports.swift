import Foundation
import PackageModel
import SwiftSources
import TrellisKit

/// What a file imports.
package struct SourceImports: Sendable {
  /// Relative to the root.
  package let path: String
  package let modules: Set<String>
  package let lines: Int
  /// What is wrong with the file, each on one line.
  package let problems: [String]

  /// Reads files, on as many threads as there are cores.
  static func read(_ paths: [String], root: String) -> [SourceImports] {
    WorkerThreads.map(paths) { SourceImports($0, root: root) }
  }

  /// Reads one file.
  ///
  /// - Parameters:
  ///   - path: relative to the root.
  ///   - root: an absolute path.
  ///   - look: is called with the bytes of the file, and gives what is known of it.
  package init(
    _ path: String, root: String, _ look: ([UInt8]) -> FileFacts = { SourceReader.facts(of: $0) }
  ) {
    self.path = path
    do {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(root)/\(path)"))
      let facts = look(Array(bytes))
      modules = Set(facts.imports.map(\.module).filter { !$0.isEmpty })
      lines = facts.lineCount
      problems = facts.problems.map { "\(path):\($0.position.line): \($0.message)".onOneLine }
    } catch {
      (modules, lines) = ([], 0)
      problems = ["\(path): can't be read".onOneLine]
    }
  }
}
