/// What is advised for one module, and from what.
struct ModuleAdvice: Sendable {
  let module: CodeModule
  let figures: ModuleFigures
  private(set) var verdict: Verdict
  /// Why, in one clause.
  private(set) var reason: String
  let questions: [Question]
  let parts: [PartFigures]
  /// What it would become; empty unless it should be split.
  let boundaries: [NewModule]
  /// Who would have to import whom then.
  let crossings: [Crossing]
  /// What holds its parts together; what is weakest comes first.
  let ties: [Tie]
  /// The modules that import it today.
  let importers: [ModuleImport]

  /// What uses a new module is called so.
  func name(of source: Crossing.Source, in modules: [ModuleAdvice]) -> String {
    switch source {
    case .boundary(let index): boundaries[index].name
    case .importer(let index): modules[index].module.id
    }
  }

  /// The same for a module that should be one with others.
  func merged(with others: [String]) -> ModuleAdvice {
    var advice = self
    advice.verdict = .merge
    advice.reason = "always changes together with \(others.joined(separator: ", "))"
    return advice
  }
}
