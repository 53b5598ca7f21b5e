/// That a module is imported by another.
struct ModuleImport: Sendable, Equatable {
  /// The index of the module that imports.
  let from: Int
  /// The index of the module that is imported.
  let to: Int
  /// In how many files.
  let files: Int
}
