import PackageModel
import SwiftSources

/// The singletons of a tree and who can see them.
struct SingletonIndex {
  /// The modules that declare one, by its type and name: `Store.shared`.
  private var modules: [String: Set<String>] = [:]

  init(_ project: CheckedProject, rule: String) {
    var references: Set<String> = []
    var values: Set<String> = []
    for type in project.files.flatMap(\.facts.types) {
      let name = type.name.split(separator: ".").last.map(String.init) ?? type.name
      switch type.kind {
      case .reference, .actor: references.insert(name)
      case .structure, .enumeration: values.insert(name)
      case .interface, .extending: break
      }
    }
    for (file, observation) in project.observations(of: rule) where observation.kind == "keeps" {
      guard let kept = KeptInstance(observation.name) else { continue }
      let isShared =
        references.contains(kept.holder)
        ? kept.type == kept.holder || kept.name.hasPrefix("shared")
        : kept.name.hasPrefix("shared") && (!kept.isConstant || !values.contains(kept.type))
      if isShared { modules["\(kept.holder).\(kept.name)", default: []].insert(file.moduleAsImported) }
    }
  }

  func has(_ name: String, seenFrom file: CheckedFile) -> Bool {
    guard let owners = modules[name] else { return false }
    return owners.contains(file.moduleAsImported)
      || file.facts.imports.contains { owners.contains($0.module) }
  }
}

extension CheckedFile {
  /// The name that others import: the same for all folders of an app without a manifest.
  fileprivate var moduleAsImported: String {
    target?.package.hasManifest == true ? module : ""
  }
}
