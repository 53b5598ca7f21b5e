import Foundation
import TrellisKit

/// The `swift` on the PATH.
struct Toolchain: Sendable, Equatable {
  /// Where it is.
  let swift: String
  /// What changes when another toolchain takes its place.
  let identity: String

  init(swift: String, identity: String) {
    self.swift = swift
    self.identity = identity
  }

  /// Finds it; asking for its version takes longer than reading a tree, so that a program which is a toolchain's own is
  /// told by its place and date. One that only chooses a toolchain is asked.
  static func onPath() throws(ManifestError) -> Toolchain {
    guard let swift = ChildProcess.path(of: "swift") else { throw ManifestError("swift is not on the PATH") }
    let program = FolderPath.real(swift)
    let parts = FolderPath.resolve("../../lib/swift/pm/ManifestAPI", in: program + "/..", root: "/")
    if FileManager.default.fileExists(atPath: "/\(parts)"),
      let attributes = try? FileManager.default.attributesOfItem(atPath: program),
      let date = attributes[.modificationDate] as? Date, let size = attributes[.size] as? Int
    {
      return Toolchain(swift: swift, identity: "\(program) \(date.timeIntervalSince1970) \(size)")
    }
    do {
      let version = try ChildProcess([swift, "--version"]).run(timeout: .seconds(60))
      return Toolchain(swift: swift, identity: version.text)
    } catch {
      throw ManifestError("\(error)")
    }
  }
}
