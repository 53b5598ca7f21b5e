import PackageModel
import TrellisKit

@testable import AffectedPackages

extension AffectedProject {
  /// A project of packages that are made up.
  init(_ packages: [WorkspacePackage], root: String = "/nowhere", unread: [String] = []) throws {
    try self.init(
      Workspace(root: root, packages: packages), manifestFolders: packages.map(\.folder) + unread)
  }

  /// What changed files affect: the name of each package with the way to it.
  func ways(_ paths: String...) -> [String: [String]] {
    let report = report(ChangedFiles(paths, in: root, root: root, comparison: "test"))
    return Dictionary(uniqueKeysWithValues: report.packages.map { ($0.name, Self.way($0.reason)) })
  }

  private static func way(_ reason: AffectedPackage.Reason) -> [String] {
    switch reason {
    case .file(_, let chain): chain
    case .everything: ["*"]
    case .all: ["all"]
    }
  }
}
