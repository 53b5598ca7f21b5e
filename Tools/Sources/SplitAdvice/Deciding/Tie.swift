/// What holds two parts of a module together.
struct Tie: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    /// Each uses types of the other; those are the ones of the direction that uses fewer.
    case bothWays(types: [String])
    /// They change together.
    case coupled(Coupling)
  }

  /// The part that uses fewer types of the other.
  let from: String
  let to: String
  let kind: Kind
}
