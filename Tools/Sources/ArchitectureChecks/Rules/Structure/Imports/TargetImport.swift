import PackageModel
import SwiftSources

/// An import of a module that a target of this tree makes.
struct TargetImport {
  let file: CheckedFile
  let fact: ImportFact
  /// The target that the file is a part of.
  let importer: TargetReference
  /// The target that makes the module.
  let imported: TargetReference

  /// Says the same wherever in the file the import is.
  var symbol: String { "\(importer.target.name) → \(fact.module)" }
}

extension CheckedProject {
  /// The imports of all files that lead to another target of this tree.
  var targetImports: [TargetImport] {
    let resolution = ModuleResolution(workspace)
    return files.flatMap { file -> [TargetImport] in
      guard let importer = file.target else { return [] }
      return file.facts.imports.compactMap { fact in
        guard fact.module != importer.target.moduleName,
          let imported = resolution.target(of: fact.module, importedBy: importer)
        else { return nil }
        return TargetImport(file: file, fact: fact, importer: importer, imported: imported)
      }
    }
  }
}
