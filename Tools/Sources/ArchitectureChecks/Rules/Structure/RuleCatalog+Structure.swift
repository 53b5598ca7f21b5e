extension RuleCatalog {
  static let structure: [any Rule.Type] = [
    SingletonInFeature.self, UndeclaredImport.self,
  ]
}
