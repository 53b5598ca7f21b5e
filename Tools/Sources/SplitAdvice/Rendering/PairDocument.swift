/// Two modules that change together, as JSON.
struct PairDocument: Encodable {
  /// That one of them imports the other.
  struct Import: Encodable {
    let from: String
    let to: String
    let files: Int
  }

  let modules: [String]
  /// `merge` or `keep`.
  let verdict: String
  /// Why they should stay two.
  let reason: String?
  let coupling: CouplingDocument
  let imports: [Import]

  init(_ pair: PairAdvice, _ advice: Advice) {
    modules = [pair.first, pair.second].map { advice.modules[$0].module.id }
    verdict = pair.obstacle == nil ? "merge" : "keep"
    reason = pair.obstacle
    coupling = CouplingDocument(pair.coupling)
    imports = pair.imports.map { use in
      Import(
        from: advice.modules[use.from].module.id, to: advice.modules[use.to].module.id, files: use.files)
    }
  }
}
