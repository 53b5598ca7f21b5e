import Foundation
import PackageModel
import SwiftSources
import TrellisKit

/// Reads the coordinators and the deep links of a folder tree.
enum RouteReader {
  private struct File: Sendable {
    let path: String
    var types: [TypeFact] = []
    var madeTypes: [String: [String: String]] = [:]
    var handlers: [DeepLinkHandler] = []
    var schemes: [String] = []
    var problems: [String] = []
  }

  /// - Parameters:
  ///   - paths: the files, relative to the root.
  ///   - root: the folder.
  static func map(_ paths: [String], root: String) -> RouteMap {
    let files = WorkerThreads.map(paths) { path in
      read(path, FileManager.default.contents(atPath: "\(root)/\(path)"))
    }
    let enumerations = files.flatMap(\.types).filter { $0.kind == .enumeration }
    let cases = Dictionary(enumerations.map { ($0.name, $0.members) }) { first, _ in first }
      .mapValues { members in members.filter { $0.kind == .enumCase }.map(\.name) }
    let coordinators = files.flatMap { file in
      file.types.compactMap { coordinator($0, in: file, cases) }
    }
    let schemes = Set(files.flatMap(\.schemes))
    return RouteMap(
      scheme: schemes.count == 1 ? schemes.first : nil, coordinators: coordinators,
      deepLinks: files.flatMap(\.handlers), problems: files.flatMap(\.problems).map(\.onOneLine))
  }

  private static func read(_ path: String, _ content: Data?) -> File {
    guard let content else { return File(path: path, problems: ["\(path): can't be read"]) }
    let collector = DeepLinkCollector(path: path)
    let made = MadeTypeCollector()
    let facts = SourceReader.facts(of: Array(content)) { hooks in
      collector.register(in: &hooks)
      made.register(in: &hooks)
    }
    return File(
      path: path, types: facts.types.filter { !$0.isPreview }, madeTypes: made.types,
      handlers: collector.handlers,
      schemes: collector.schemes,
      problems: facts.problems.map { "\(path):\($0.position.line): \($0.message)" })
  }

  private static func coordinator(
    _ type: TypeFact, in file: File, _ cases: [String: [String]]
  ) -> CoordinatorRoutes? {
    guard type.kind == .reference || type.kind == .actor else { return nil }
    let name = type.name.split(separator: ".").last.map(String.init) ?? type.name
    let inherited = type.inherited.lazy.compactMap(argument).first
    // A plain “Coordinator” is what UIKit views in SwiftUI call their delegate.
    guard inherited != nil || (name.hasSuffix("Coordinator") && name != "Coordinator") else { return nil }
    let stack = type.members.first { $0.name.lowercased().hasSuffix("path") && $0.type.hasPrefix("[") }
    let named = inherited ?? stack.map { String($0.type.dropFirst().prefix { $0 != "]" }) }
    let candidates =
      named.map { ["\(type.name).\($0)", $0] }
      ?? ["Route", "Destination"].map { "\(type.name).\($0)" } + value(of: type, in: file, cases)
    let routeType = candidates.first { cases[$0] != nil }
    return CoordinatorRoutes(
      name: type.name, path: file.path, line: type.span.start.line, routeType: routeType ?? named,
      routes: routeType.flatMap { cases[$0] } ?? [])
  }

  /// The enumeration whose value a type keeps, such as that of the tab that is shown; none when it keeps several.
  private static func value(of type: TypeFact, in file: File, _ cases: [String: [String]]) -> [String] {
    let kept = type.members.compactMap { member -> String? in
      guard member.kind == .storedProperty, !member.isStatic else { return nil }
      let written = member.type.isEmpty ? file.madeTypes[type.name]?[member.name] ?? "" : member.type
      let name = String(written.prefix { $0 != "?" })
      return ["\(type.name).\(name)", name].first { cases[$0] != nil }
    }
    return kept.count == 1 ? kept : []
  }

  /// `MainRoute` of `Coordinator<MainRoute>`.
  private static func argument(_ inherited: String) -> String? {
    guard let open = inherited.firstIndex(of: "<"), inherited.hasSuffix(">"),
      inherited[..<open].hasSuffix("Coordinator")
    else { return nil }
    return String(inherited[inherited.index(after: open)...].dropLast())
  }
}
