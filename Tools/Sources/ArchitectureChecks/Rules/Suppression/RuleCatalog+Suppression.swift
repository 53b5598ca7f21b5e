extension RuleCatalog {
  static let suppression: [any Rule.Type] = [
    BlanketSuppression.self, UnexplainedSuppression.self, UnknownSuppression.self, UnusedSuppression.self,
  ]
}
