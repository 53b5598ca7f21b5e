/// Two modules that change together.
struct PairAdvice: Sendable, Equatable {
  let first: Int
  let second: Int
  let coupling: Coupling
  /// The imports of one by the other, which merging would make superfluous.
  let imports: [ModuleImport]
  /// Why they should stay two; nil when they should be one.
  let obstacle: String?
}
