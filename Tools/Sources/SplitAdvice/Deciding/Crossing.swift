/// That types of a module which a split would make are used from outside of it: what would have to be imported.
struct Crossing: Sendable, Equatable {
  enum Source: Sendable, Equatable {
    /// Another module that the split would make.
    case boundary(Int)
    /// A module that imports the one that is split.
    case importer(Int)
  }

  let from: Source
  /// The index of the new module that is used.
  let to: Int
  /// The types, in order.
  let types: [String]
  /// In how many files.
  let files: Int
}
