/// The numbers of a module.
struct ModuleFigures: Sendable, Equatable {
  let lines: Int
  let files: Int
  /// How many types it declares, nested ones too.
  let types: Int
  /// Its own history, also when there is too little of it to judge; nil when there is none.
  let history: AreaHistory?
  /// How many people work on it; nil when nobody knows.
  let contributors: Int?
}
