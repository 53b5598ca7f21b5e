/// That one part of a module names types which another part declares.
struct TypeUse: Sendable, Equatable {
  let from: Int
  let to: Int
  /// The types, in order.
  let types: [String]
  /// In how many files.
  let files: Int
}
