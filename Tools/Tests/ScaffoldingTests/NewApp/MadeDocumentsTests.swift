import Foundation
import TestSupport
import Testing

@testable import Scaffolding

@Suite(.bounded) struct `The documents of a new app` {
  fileprivate static let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(5).joined(
    separator: "/"
  )
  .replacing("//", with: "/")
  private static let isRepository = FileManager.default.fileExists(atPath: "\(root)/.git")
  private static let features = ["Profile", "Settings"]
  private static let choices = [[], ["Profile"], ["Settings"], features].map { ["Onboarding"] + $0 }

  @Test(.enabled(if: isRepository), arguments: choices)
  func `name nothing that the app doesn't have`(features: [String]) throws {
    let source = try AppRepository(at: Self.root)
    let plan = try NewAppPlan(
      try AppName(try ModuleName("Bookshop")), features: try FeatureChoice(features, in: source), from: source
    )
    let app = MadeApp(plan)
    let documents = app.paths.filter { $0.hasSuffix(".md") }
    try #require(documents.contains("README.md") && documents.contains("ARCHITECTURE.md"))
    let tabs = try TabList(app.text(AppRepository.tabs)).tabs().map(\.link)
    var missing: [String] = []
    for document in documents + [".ci/run", ".trellis.json", ".github/workflows/ci.yml"] {
      let text = app.text(document)
      let links = text.matches(of: /bookshop:\/\/([a-z-]+)/).map { String($0.output.1) }
      missing += app.namedPaths(in: text).filter { !app.has($0) }
      missing += links.filter { !tabs.contains($0) && $0 != "feature" }
      for left in plan.features.leftOut where text.contains(try Regex("\\b\(left)\\b")) {
        missing.append(left)
      }
    }
    for document in documents {
      missing += app.namedTypes(in: app.text(document)).filter { !app.words.contains($0) }
    }
    #expect(missing == [])
  }
}

/// The files that an app is made of, as they will be.
private struct MadeApp {
  let paths: [String]
  /// All words of its sources, and the names of its modules.
  let words: Set<String>
  private let plan: NewAppPlan

  /// What could be the name of a type in the sources that apps are made from, by their paths.
  private static let names: [String: Set<String>] = {
    let root = `The documents of a new app`.root
    var names: [String: Set<String>] = [:]
    let files = FileManager.default.enumerator(atPath: root)
    while let path = files?.nextObject() as? String {
      if path.hasSuffix(".build") { files?.skipDescendants() }
      guard path.hasSuffix(".swift"), let data = FileManager.default.contents(atPath: "\(root)/\(path)")
      else { continue }
      let words = data.split { !(65...90).contains($0 & 0xDF) && !(48...57).contains($0) && $0 != 95 }
      names[path] = Set(
        words.filter { (65...90).contains($0.first ?? 0) }.map { String(decoding: $0, as: UTF8.self) })
    }
    return names
  }()

  init(_ plan: NewAppPlan) {
    self.plan = plan
    paths = plan.files.carried
    var words = Set(paths.flatMap { $0.split(separator: "/").map(String.init) })
    for path in paths where path.hasSuffix(".swift") { words.formUnion(Self.names[path] ?? []) }
    self.words = words
  }

  func text(_ path: String) -> String {
    Self.text(path, of: plan)
  }

  /// Whether there is such a file or folder; a pattern has one that fits.
  func has(_ path: String) -> Bool {
    if let star = path.firstIndex(where: { "*…".contains($0) }) {
      return paths.contains { $0.hasPrefix(path[..<star]) }
    }
    let path = path.hasSuffix("/") ? String(path.dropLast()) : path
    return paths.contains { $0 == path || $0.hasPrefix("\(path)/") }
  }

  /// The targets of Markdown's links, and what begins like a path from the top.
  func namedPaths(in text: String) -> [String] {
    let links = text.matches(of: /\]\(([^)#:]+)\)/).map { String($0.output.1) }
    let top = /(?:^|[\s"'`(\/])((?:App|Packages|Tests|Tools)\/[A-Za-z0-9_.+*…\/-]*[A-Za-z0-9*…])/
    let paths = text.matches(of: top.anchorsMatchLineEndings()).map { String($0.output.1) }
    return links + paths.filter { !$0.contains("/.build/") }
  }

  /// What stands as code or stressed, and looks like a type or a module.
  func namedTypes(in text: String) -> [String] {
    text.matches(of: /(?:`|\*\*)([A-Z][a-z]+[A-Z]\w+)(?:\.\w+)?(?:`|\*\*)/).map { String($0.output.1) }
  }

  private static func text(_ path: String, of plan: NewAppPlan) -> String {
    plan.texts[path]
      ?? String(
        decoding: FileManager.default.contents(atPath: "\(plan.source.root)/\(path)") ?? Data(), as: UTF8.self
      )
  }
}
