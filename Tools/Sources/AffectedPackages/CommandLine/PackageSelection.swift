import Foundation
import PackageModel
import TrellisKit

/// The packages that a command line chooses.
struct PackageSelection {
  let runs: [PackageRun]
  /// What was chosen, in words.
  let heading: String
  /// What a person should know, each on one line.
  let notes: [String]

  /// - Parameter changes: the changed files; nil where everything counts.
  init(
    _ options: RunOptions, changes: ChangedFiles?, of project: AffectedProject
  ) throws(UsageError) {
    guard project.packages.contains(where: \.hasManifest) else {
      throw UsageError("“\(project.root)” has no Package.swift")
    }
    let verb = options.verb == .test ? "Testing" : "Building"
    let report = project.report(changes)
    var chosen = report.packages
    var notes = report.notes
    if !options.packages.isEmpty {
      let current = URL(fileURLWithPath: ".").resolvingSymlinksInPath().path
      var folders: Set<String> = []
      for word in options.packages { folders.insert(try project.names.folder(of: word, in: current)) }
      chosen = chosen.filter { folders.contains($0.folder) }
    }
    for package in chosen where !package.hasManifest {
      notes.append("\(package.name) has no Package.swift, and is left out")
    }
    if let file = report.files.first(where: \.isEverything) {
      notes.append("\(file.path) \(file.explanation)")
    }
    runs = chosen.compactMap { package in
      guard package.hasManifest else { return nil }
      let actual = options.verb == .test && !package.hasTests ? .build : options.verb
      return PackageRun(
        name: package.name, command: SwiftCommand(actual, folder: package.folder),
        needs: project.order.needs[package.folder] ?? [])
    }
    let cause = options.source == nil ? "" : " that changes affect (\(report.comparison))"
    heading = "\(verb) \(runs.count) of \(project.packages.count) packages\(cause)"
    self.notes = notes
  }
}
