/// A part of a module: a folder that could become a module, or what is in none.
struct FolderPart: Sendable, Equatable {
  let name: String
  /// Relative to the root.
  let folders: [String]
  let files: [Int]
  /// Whether it is what lies beside the folders.
  var isRest = false
}
