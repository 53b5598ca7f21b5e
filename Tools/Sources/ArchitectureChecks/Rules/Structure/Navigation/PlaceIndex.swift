import PackageModel
import SwiftSources

/// Where the places that a person can go to are declared.
struct PlaceIndex {
  private var owners: [String: [TargetReference]] = [:]
  private let map: LayerMap

  init(_ project: CheckedProject, _ map: LayerMap) {
    self.map = map
    for file in project.files {
      guard let target = file.target else { continue }
      for type in file.facts.types where type.kind != .extending && !type.name.contains(".") {
        if owners[type.name]?.contains(where: { $0.id == target.id }) != true {
          owners[type.name, default: []].append(target)
        }
      }
    }
  }

  /// The other feature that a type belongs to; nil when it is no feature's, or nobody can tell.
  func feature(declaring name: String, seenFrom target: TargetReference) -> TargetReference? {
    guard let found = owners[name], found.count == 1, map.layer(of: found[0])?.isFeature == true,
      FeatureBoundary.separates(found[0], target)
    else { return nil }
    return found[0]
  }

  /// Whether a view keeps a path in its own state.
  func isOwnPath(_ name: String, in file: CheckedFile) -> Bool {
    let parts = name.split(separator: ".").map(String.init)
    let type = parts.dropLast().joined(separator: ".")
    return file.facts.types.contains { part in
      part.name == type && !part.isPreview
        && part.members.contains { member in
          member.name == parts.last && member.attributes.contains { $0 == "State" || $0 == "SceneStorage" }
        }
    }
  }
}
