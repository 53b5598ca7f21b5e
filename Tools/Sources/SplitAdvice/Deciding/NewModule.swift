/// A module that the advice would make out of parts of one.
struct NewModule: Sendable, Equatable {
  enum Role: String, Sendable, Encodable {
    /// It has a clear boundary.
    case boundary
    /// One that has needs it.
    case support
    /// What is left of the module.
    case rest
  }

  let name: String
  let role: Role
  let folders: [String]
  let lines: Int
  let files: [Int]
  /// The modules that it imports already, each with how many of its files do.
  let imports: [String: Int]
}
