import Foundation

/// What a new feature needs: a package, its wiring, a flow, and a line in each list.
struct NewFeaturePlan {
  let feature: ModuleName
  let changes: FileChanges
  /// The flow that walks through the feature.
  let flow: String

  /// Works it out, without writing anything.
  ///
  /// - Throws: why the feature can't be made.
  init(_ feature: ModuleName, in repository: AppRepository) throws(ScaffoldingError) {
    self.feature = feature
    flow = "Tests/Flows/\(feature.inKebabCase).flow"
    let template = FeatureTemplate(feature: feature, appName: repository.appName)
    try FeatureClashes(feature, in: repository).check(flow: template.flow)
    var changes = FileChanges(made: template.files)
    changes.made[flow] = template.flow
    func edit(_ path: String, _ body: (String) throws(ScaffoldingError) -> String) throws(ScaffoldingError) {
      let old = try repository.text(path)
      changes.changed[path] = FileChanges.Edit(old: old, new: try body(old))
    }
    try edit(AppRepository.manifest) { text throws(ScaffoldingError) in
      var manifest = RootManifest(text)
      try manifest.addFeature(feature.description)
      return manifest.text
    }
    try edit(AppRepository.tabs) { text throws(ScaffoldingError) in
      var tabs = TabList(text)
      try tabs.add(feature)
      return tabs.text
    }
    try edit(AppRepository.architecture) { text throws(ScaffoldingError) in
      var tree = PackageTree(text)
      try tree.add(feature.description, explanation: "a list of items, each with a screen of its own")
      return tree.text
    }
    self.changes = try SwiftFormat(configuration: "\(repository.root)/\(AppRepository.formatConfiguration)")
      .format(changes)
  }
}
