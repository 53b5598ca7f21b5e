/// What holds two parts of a module together.
struct Tie: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    /// The first uses these types of the second. If the second uses some of the first as well, it uses more.
    case uses([String], isBothWays: Bool)
    /// They change together.
    case coupled(Coupling)
  }

  let from: String
  let to: String
  let kind: Kind
}
