import Foundation
import PackageModel
import TestSupport
import Testing

@testable import AffectedPackages

/// What tests read outside of their own package has to be mapped, or they don't run when it changes.
@Suite(.bounded) struct `This repository's configuration` {
  private let configuration: AffectedConfiguration

  init() throws {
    let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(5)
    let trellis = WorkspacePackage(name: "Trellis", folder: "", targets: [])
    configuration = try AffectedConfiguration(
      root: NSString.path(withComponents: Array(root)),
      packages: PackageNames(root: "/nowhere", packages: [trellis, .sample("Tools")]), isComplete: true)
  }

  @Test(arguments: [
    ("README.md", [""]), ("ARCHITECTURE.md", ["", "Tools"]), ("Packages/Core/Design/NOTES.md", []),
    ("LICENSE", []), (".swift-format", []), (".trellis.json", ["", "Tools"]), (".ci/run", ["*"]),
    (".github/workflows/ci.yml", ["*"]), ("Tests/Flows/first-launch.flow", [""]),
    ("Tools/PocketBase/start", [""]), ("App/Core/State/AppState.swift", ["Tools"]),
  ])
  func `maps what tests read, and what nobody does`(path: String, folders: [String]) {
    let mappings = configuration.mappings(of: path)
    #expect(!mappings.isEmpty)
    #expect(Set(mappings.flatMap { $0.folders ?? ["*"] }) == Set(folders))
  }

  @Test(arguments: ["Makefile", "Package.swift", "App/Main/App.swift", "Packages/Core/Design/Tokens/a.json"])
  func `leaves the rest to what is known of packages`(path: String) {
    #expect(configuration.mappings(of: path).isEmpty)
  }
}
