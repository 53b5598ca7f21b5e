import Foundation
import TestSupport

extension TemporaryFolder {
  /// Makes a folder.
  ///
  /// - Parameter files: what is in the files, by their paths in the folder.
  /// - Throws: why it can't be made.
  public convenience init(_ files: [String: String]) throws {
    try self.init()
    for (path, text) in files { try write(text, to: path) }
  }

  /// An absolute path without symbolic links.
  public var root: String { url.path }

  /// Writes a file, with the folders that it is in.
  public func write(_ text: String = "x", to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  /// Writes a file, with the folders that it is in.
  public func write(_ bytes: Data, to path: String) throws {
    let file = file(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
  }

  /// Makes a symbolic link.
  public func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self.path(path), withDestinationPath: target)
  }

  /// Removes a file or folder.
  public func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: self.path(path))
  }

  /// What is in a file.
  public func text(_ path: String) throws -> String {
    try String(contentsOfFile: self.path(path), encoding: .utf8)
  }
}
