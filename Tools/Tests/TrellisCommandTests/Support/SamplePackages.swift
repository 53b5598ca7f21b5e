import Foundation
import TestSupport
import Testing
import ToolsTestSupport
import TrellisKit

/// A git repository with small packages in a folder of its own, that goes with the test; and a `swift` that only pretends to build
/// and test.
final class SamplePackages: Sendable {
  private let repository: TemporaryFolder
  private let tools: TemporaryFolder

  /// The repository, as an absolute path without symbolic links.
  var root: String { repository.root }

  /// - Parameter packages: the names, each with those of the packages that it depends on.
  init(_ packages: [(name: String, needs: [String])]) throws {
    var files = [".gitignore": ".build\n"]
    for (name, needs) in packages {
      files["\(name)/Package.swift"] = Self.manifest(name, needs)
      files["\(name)/Sources/\(name)/\(name).swift"] = "public let value = 1\n"
      files["\(name)/Tests/\(name)Tests/Tests.swift"] =
        "import Testing\n@testable import \(name)\n@Test func `\(name) works`() {}\n"
    }
    repository = try .repository(files)
    tools = try TemporaryFolder()
    try installSwift(#"exec \#(ChildProcess.path(of: "swift") ?? "swift") "$@""#)
  }

  /// Puts a `swift` on the PATH that does what a script says when it builds or tests.
  ///
  /// - Parameter script: lines of bash, in which `$1` is `build` or `test` and `$package` the folder.
  func pretend(_ script: String) throws {
    try installSwift("package=$3\n\(script)")
  }

  /// Its `dump-package` asks the real one once for each manifest, since that takes longer than most tests; it prints the
  /// paths of other packages only.
  private func installSwift(_ script: String) throws {
    let real = try #require(ChildProcess.path(of: "swift"))
    try FileManager.default.createDirectory(atPath: Self.keptDumps, withIntermediateDirectories: true)
    let text = """
      #!/bin/bash
      case "$1 $2" in
        --version*) echo pretended; exit ;;
        "package dump-package")
          kept=\(Self.keptDumps.shellWord)/$(sha256sum <"$4/Package.swift" | cut -d " " -f 1)
          if [ ! -e "$kept" ]; then
            \(real.shellWord) "$@" >"$kept.$$" || { code=$?; rm "$kept.$$"; exit $code; }
            sed -i 's|'\(root.shellWord)'|@ROOT@|g' "$kept.$$"
            mv "$kept.$$" "$kept"
          fi
          exec sed 's|@ROOT@|'\(root.shellWord)'|g' "$kept" ;;
        build* | test*) ;;
        *) exec \(real.shellWord) "$@" ;;
      esac
      \(script)
      """
    try tools.write(text, to: "script")
    // A file that this process has written itself may still be open in a child that another test is just starting, and then
    // can't be run (ETXTBSY).
    try tools.run(["install", "-m", "755", "script", "swift"])
  }

  /// What the real `swift` has said of manifests, kept beside the tests between their runs.
  private static let keptDumps = Bundle.main.bundleURL.appending(path: "sample-manifests").path

  func write(_ text: String, to path: String) throws { try repository.write(text, to: path) }

  func git(_ words: String...) throws { try repository.run(["git"] + words) }

  func commit() throws { try repository.commit() }

  /// What `trellis` runs in, with the pretended `swift` if there is one.
  var environment: [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return TemporaryFolder.gitEnvironment.merging([
      "PATH": "\(tools.root):\(path)", "XDG_CACHE_HOME": "\(root)/.build/cache",
    ]) { $1 }
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
    try await TrellisExecutable.run(words, in: root, environment: environment.merging(more) { $1 })
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
