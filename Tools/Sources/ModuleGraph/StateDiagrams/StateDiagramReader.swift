import Foundation
import PackageModel
import SwiftSources
import TrellisKit

/// Reads the state machines of a folder tree.
struct StateDiagramReader {
  /// In the order of their files.
  let diagrams: [StateDiagram]
  /// What could not be read, each on one line.
  let problems: [String]

  private struct Found: Sendable {
    var tables: [StateTable] = []
    var initials: [InitialState] = []
    var problems: [String] = []
    /// The cases of enumerations.
    var cases: [String: [String]] = [:]
  }

  /// - Parameters:
  ///   - paths: the files, relative to the root.
  ///   - root: the folder.
  init(_ paths: [String], root: String) {
    let files = WorkerThreads.map(paths) { path in
      Self.found(path, in: FileManager.default.contents(atPath: "\(root)/\(path)"))
    }
    self.init(files)
  }

  private init(_ files: [Found]) {
    let cases = files.reduce(into: [String: [[String]]]()) { all, file in
      for (name, cases) in file.cases { all[name, default: []].append(cases) }
    }
    let initials = files.flatMap(\.initials)
    var problems = files.flatMap(\.problems)
    diagrams = files.flatMap(\.tables).compactMap { table in
      // Of several types of one name, the one whose cases the rules name is meant.
      let candidates = table.stateTypes.flatMap { cases[$0, default: []] }
      let initial = initials.first { initial in
        initial.owner == table.symbol || table.stateTypes.contains(initial.owner)
      }
      let known = candidates.lazy.compactMap { StateDiagram(table, cases: $0, initial: initial?.state) }.first
      let diagram = known ?? StateDiagram(table, cases: nil, initial: initial?.state)
      if diagram == nil {
        problems.append("\(table.path):\(table.line): the states of \(table.symbol) can't be found")
      }
      return diagram
    }
    self.problems = problems.map(\.onOneLine)
  }

  private static func found(_ path: String, in content: Data?) -> Found {
    guard let content else { return Found(problems: ["\(path): can't be read"]) }
    let collector = StateTableCollector(path: path)
    let facts = SourceReader.facts(of: Array(content)) { collector.register(in: &$0) }
    var found = Found(
      tables: collector.tables, initials: collector.initials,
      problems: facts.problems.map { "\(path):\($0.position.line): \($0.message)" } + collector.unreadable)
    for type in facts.types where type.kind == .enumeration {
      found.cases[type.name] = type.members.filter { $0.kind == .enumCase }
        .map { $0.name.filter { $0 != "`" } }
    }
    return found
  }
}
