extension RuleCatalog {
  static let composition: [any Rule.Type] = []
}
