import PackageModel
import TrellisKit

/// A package that is affected, and why.
struct AffectedPackage: Sendable, Equatable {
  /// Why a package is affected.
  enum Reason: Sendable, Equatable {
    /// A file in it has changed, or one in a package that it depends on; with the names of the packages on the way from
    /// there, itself as the last one.
    case file(String, chain: [String])
    /// A file counts for all packages.
    case everything(file: String)
    /// Everything was asked for, or has to be taken as changed.
    case all(String)
  }

  let name: String
  /// Its folder, relative to the project's; empty for that itself.
  let folder: String
  let reason: Reason
  let hasTests: Bool
  let hasManifest: Bool

  /// Whether a file of its own has changed.
  var isTouched: Bool {
    if case .file(_, let chain) = reason { chain.count == 1 } else { false }
  }

  /// What tests it, or builds it when it has no tests; nil when SwiftPM can do neither.
  var command: SwiftCommand? {
    hasManifest ? SwiftCommand(hasTests ? .test : .build, folder: folder) : nil
  }
}
