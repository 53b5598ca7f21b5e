extension RuleCatalog {
  static let composition: [any Rule.Type] = [
    ExclusiveFlags.self, LogicInMain.self, UnvalidatedRestoration.self,
  ]
}
