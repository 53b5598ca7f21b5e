extension RuleCatalog {
  static let structure: [any Rule.Type] = [
    CoordinatorTooLarge.self, DependencyCycle.self, FeatureImportsFeature.self, LayerOrder.self,
    NavigationInFeature.self, PublicSurface.self, SingletonInFeature.self, UndeclaredImport.self,
    UnusedDependency.self,
  ]
}
