import Foundation
import PackageModel
import Testing

@testable import ArchitectureChecks

/// A project in a folder of its own, which goes away with it.
final class TemporaryProject: Sendable {
  /// The folder, as an absolute path without symbolic links.
  let root: String

  init(_ files: [String: String] = [:]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "trellis-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    root = folder.resolvingSymlinksInPath().path
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  func path(_ path: String) -> String { "\(root)/\(path)" }

  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  func write(_ bytes: Data, to path: String) throws {
    let file = URL(fileURLWithPath: self.path(path))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: URL(fileURLWithPath: self.path(path)), encoding: .utf8)
  }

  /// Checks it without asking manifests that were asked before.
  func report(cache: Bool = false, _ change: (inout CheckOptions) -> Void = { _ in }) async throws
    -> CheckReport
  {
    var options = CheckOptions(root: root, cacheFolder: cache ? path(".cache") : nil, workers: 2)
    options.manifestCache = nil
    change(&options)
    return try await CheckRun(options).report()
  }
}

extension CheckReport {
  /// The findings, each as `path:line rule`.
  var places: [String] {
    findings.map { "\($0.path):\($0.span.start.line) \($0.rule)" }
  }
}

extension String {
  /// A file with one finding, on its second line, and perhaps lines before that.
  static func faulty(after lines: String = "") -> String {
    "\(lines)struct Row: View {\n  var body: some View { Text(\"x\").animation(.default) }\n}\n"
  }
}
