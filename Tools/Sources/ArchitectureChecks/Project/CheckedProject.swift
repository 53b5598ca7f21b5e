import PackageModel
import SwiftSources

/// All files, the packages that they are in, and what the configuration says about layers.
struct CheckedProject: Sendable {
  /// In the order of their paths.
  let files: [CheckedFile]
  let workspace: Workspace
  let layers: Layers
  /// The files and folders that nobody has looked into: excluded, or not to be read.
  let unseen: [String]

  init(files: [CheckedFile], workspace: Workspace, layers: Layers = Layers(), unseen: [String] = []) {
    self.files = files
    self.workspace = workspace
    self.layers = layers
    self.unseen = unseen
  }

  /// What a rule observed, with the files.
  func observations(of rule: String) -> [(file: CheckedFile, observation: Observation)] {
    files.flatMap { file in
      file.facts.observations.filter { $0.rule == rule }.map { (file, $0) }
    }
  }
}
