import Foundation
import TrellisKit

/// Reads manifests through SwiftPM, which runs them: nothing else knows what code adds to a manifest.
struct ManifestReader: Sendable {
  let toolchain: Toolchain
  let cache: ManifestCache?

  /// Reads the manifest of a folder, and keeps what it said.
  ///
  /// - Parameter folder: an absolute path.
  func manifest(in folder: String) throws(ManifestError) -> Manifest {
    let key = try ManifestKey(folder: folder, toolchain: toolchain)
    if let manifest = cache?.manifest(for: key) { return manifest }
    let manifest = try dump(folder)
    cache?.keep(manifest, for: key)
    return manifest
  }

  /// A folder of its own for what SwiftPM writes, so that it doesn't wait for a build that is under way.
  private func dump(_ folder: String) throws(ManifestError) -> Manifest {
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("trellis-manifest-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let output: ChildProcess.Output
    do {
      output = try ChildProcess(
        [toolchain.swift, "package", "dump-package", "--package-path", folder, "--scratch-path", scratch]
      ).run(timeout: .seconds(120))
    } catch {
      throw ManifestError("\(error)")
    }
    guard output.code == 0 else { throw ManifestError(swiftpm: output.errorText) }
    do {
      return try ManifestDump.manifest(output.output)
    } catch {
      throw ManifestError("“swift package dump-package” prints something else than expected")
    }
  }
}
