import Foundation
import Testing
import TrellisKit

/// A git repository with small packages in a folder of its own, that goes with the test; and a `swift` that only pretends to build
/// and test.
final class SamplePackages: Sendable {
  /// The repository, as an absolute path without symbolic links.
  let root: String
  private let tools: String

  /// - Parameter packages: the names, each with those of the packages that it depends on.
  init(_ packages: [(name: String, needs: [String])]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "packages-\(UUID())")
    root = folder.appending(path: "root").path
    tools = folder.appending(path: "tools").path
    for (name, needs) in packages {
      try write(Self.manifest(name, needs), to: "\(name)/Package.swift")
      try write("public let value = 1\n", to: "\(name)/Sources/\(name)/\(name).swift")
      try write(
        "import Testing\n@testable import \(name)\n@Test func `\(name) works`() {}\n",
        to: "\(name)/Tests/\(name)Tests/Tests.swift")
    }
    try write(".build\n", to: ".gitignore")
    try git("init", "-q", "-b", "main")
    try commit()
  }

  deinit {
    try? FileManager.default.removeItem(atPath: (root as NSString).deletingLastPathComponent)
  }

  /// Puts a `swift` on the PATH that does what a script says when it builds or tests, and is the real one otherwise.
  ///
  /// - Parameter script: lines of bash, in which `$1` is `build` or `test` and `$package` the folder.
  func pretend(_ script: String) throws {
    let real = try #require(ChildProcess.path(of: "swift"))
    let text = """
      #!/bin/bash
      case "$1" in build | test) ;; --version) echo pretended; exit ;; *) exec \(real.shellWord) "$@" ;; esac
      package=$3
      \(script)
      """
    try FileManager.default.createDirectory(atPath: tools, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(tools)/swift"))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(tools)/swift")
  }

  func write(_ text: String, to path: String) throws {
    let file = URL(fileURLWithPath: "\(root)/\(path)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func git(_ words: String...) throws {
    let identity = ["-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"]
    let output = try ChildProcess(
      ["git"] + identity + words, in: root,
      environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]
    ).run()
    try #require(output.code == 0, "\(output.errorText)")
  }

  func commit() throws {
    try git("add", "-A")
    try git("commit", "-q", "-m", "change")
  }

  /// What `trellis` runs in, with the pretended `swift` if there is one.
  var environment: [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return [
      "PATH": "\(tools):\(path)", "XDG_CACHE_HOME": "\(root)/.build/cache", "GIT_CONFIG_GLOBAL": "/dev/null",
      "GIT_CONFIG_NOSYSTEM": "1",
    ]
  }

  /// Runs `trellis` in the repository.
  func trellis(_ words: String..., environment more: [String: String] = [:]) async throws
    -> ChildProcess.Output
  {
    try await trellis(words, environment: more)
  }

  /// Runs `trellis` in the repository.
  func trellis(_ words: [String], environment more: [String: String] = [:]) async throws
    -> ChildProcess.Output
  {
    let child = ChildProcess(
      ["\(TrellisExecutable.folder)/trellis"] + words, in: root, environment: environment.merging(more) { $1 }
    )
    return try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(with: Result { try child.run(timeout: .seconds(600)) })
      }
    }
  }

  private static func manifest(_ name: String, _ needs: [String]) -> String {
    let packages = needs.map { ".package(path: \"../\($0)\")" }.joined(separator: ", ")
    let products = needs.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
        dependencies: [\(packages)],
        targets: [
          .target(name: "\(name)", dependencies: [\(products)]),
          .testTarget(name: "\(name)Tests", dependencies: ["\(name)"]),
        ])
      """
  }
}
