import PackageModel
import SwiftSources
import Testing
import TrellisKit

@testable import ArchitectureChecks

/// Swift source that says itself what a rule must find in it: a line that ends in `// expect: RULE` has one finding of that
/// rule, `// expect: RULE, RULE` has two, and every other line has none.
///
/// Several files are written after each other, each under a line `// file: PATH`. Without such a line, the source is the file
/// `Sources/Sample/Sample.swift`.
struct Fixture: CustomTestStringConvertible, Sendable {
  let testDescription: String
  private let source: String
  private let options: [String: JSONValue]
  private let packages: [WorkspacePackage]
  private let layers: [Layer]

  /// Describes a fixture.
  ///
  /// - Parameters:
  ///   - name: what it shows.
  ///   - options: what a configuration changes about the rule.
  ///   - packages: the packages that the files are in; one with the target `Sample` unless something else is given.
  ///   - layers: the layers that the packages are in.
  ///   - source: the files.
  init(
    _ name: String, options: [String: JSONValue] = [:], packages: [WorkspacePackage] = [.sample],
    layers: [Layer] = [], _ source: String
  ) {
    testDescription = name
    self.source = source
    self.options = options
    self.packages = packages
    self.layers = layers
  }

  /// Compares what a rule finds with what the source expects.
  func check(_ rule: any Rule.Type, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let findings = try findings(of: rule)
    let found = findings.map { "\($0.path):\($0.span.start.line): \($0.rule)" }.sorted()
    #expect(found == expectations, sourceLocation: sourceLocation)
    for finding in findings where !finding.line.isEmpty {
      let lines = files.first { $0.path == finding.path }?.text.split(
        separator: "\n", omittingEmptySubsequences: false)
      #expect(
        lines.map { String($0[finding.span.start.line - 1]) } == finding.line, sourceLocation: sourceLocation)
    }
  }

  /// What a rule finds.
  func findings(of type: any Rule.Type) throws -> [Finding] {
    let rule = type.init(try RuleOptions(options, over: RuleOptions(of: type.description)))
    let workspace = Workspace(root: "/fixture", packages: packages)
    let checked = files.map { path, text in
      CheckedFile(
        path: path,
        facts: SourceReader.facts(of: Array(text.utf8)) { RuleSet([rule]).register(in: &$0) },
        target: workspace.target(of: path))
    }
    let project = CheckedProject(files: checked, workspace: workspace, layers: try Layers(layers))
    return CandidateLink.findings(in: project) + ((rule as? any LinkRule)?.findings(in: project) ?? [])
  }

  /// Whether it expects a finding.
  var expectsFinding: Bool { !expectations.isEmpty }

  private var files: [(path: String, text: String)] {
    var files: [(path: String, text: String)] = []
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("// file: ") {
        files.append((String(line.dropFirst(9)), ""))
      } else {
        if files.isEmpty { files.append(("Sources/Sample/Sample.swift", "")) }
        files[files.count - 1].text += line + "\n"
      }
    }
    return files
  }

  private var expectations: [String] {
    files.flatMap { path, text in
      text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
        guard let marker = line.firstRange(of: "// expect: ") else { return [String]() }
        return line[marker.upperBound...].split(separator: ",").map { rule in
          "\(path):\(index + 1): \(rule.split(separator: " ")[0])"
        }
      }
    }.sorted()
  }
}

extension WorkspacePackage {
  /// A package with one target, in `Sources/Sample`.
  static let sample = WorkspacePackage(
    name: "Sample", folder: "",
    targets: [WorkspaceTarget(name: "Sample", kind: .library, folder: "Sources/Sample")])
}
