import Foundation

/// A package of many files that look like those of an app: screens, models, services and their values.
public struct GeneratedTree: Sendable {
  private static let filesOfModule = 100

  private let fileCount: Int
  private let seed: UInt64

  /// Describes a tree. The same numbers give the same files.
  ///
  /// - Parameters:
  ///   - fileCount: how many Swift files it has, besides the manifest; at least 1.
  ///   - seed: what its random choices begin with.
  public init(fileCount: Int, seed: UInt64 = 1) {
    precondition(fileCount > 0)
    self.fileCount = fileCount
    self.seed = seed
  }

  /// Writes it to a folder.
  ///
  /// - Parameter folder: an empty folder.
  /// - Returns: how many bytes the files have.
  @discardableResult
  public func write(to folder: URL) throws -> Int {
    let modules = (fileCount + Self.filesOfModule - 1) / Self.filesOfModule
    try write(manifest(modules: modules), to: folder.appending(path: "Package.swift"))
    var size = 0
    for index in 0..<fileCount {
      let module = index / Self.filesOfModule
      var source = GeneratedSource(index: index, module: module, seed: seed)
      let text = source.text()
      let file = folder.appending(path: "Sources/Module\(module)/\(source.fileName)")
      try write(text, to: file)
      size += text.utf8.count
    }
    return size
  }

  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func manifest(modules: Int) -> String {
    let targets = (0..<modules).map { module in
      let dependencies = (0..<module).suffix(3).map { "\"Module\($0)\"" }.joined(separator: ", ")
      return "    .target(name: \"Module\(module)\", dependencies: [\(dependencies)]),\n"
    }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Generated",
        targets: [
      \(targets.joined())  ]
      )

      """
  }
}
