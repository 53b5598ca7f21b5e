import PackageModel

/// The layers of all targets.
struct LayerMap {
  private let layers: [String: Layer]

  init(_ project: CheckedProject) {
    let folders = Set(project.workspace.packages.flatMap { $0.targets.map(\.folder) })
    layers = Dictionary(
      uniqueKeysWithValues: folders.compactMap { folder in
        project.layers.layer(of: folder).map { (folder, $0) }
      })
  }

  func layer(of reference: TargetReference) -> Layer? {
    layers[reference.target.folder]
  }

  func layer(of file: CheckedFile) -> Layer? {
    file.target.flatMap(layer)
  }
}
