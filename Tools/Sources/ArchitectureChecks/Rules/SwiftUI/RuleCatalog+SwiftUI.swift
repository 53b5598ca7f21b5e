extension RuleCatalog {
  static let swiftUI: [any Rule.Type] = [
    AnimationWithoutValue.self, FormatterInBody.self,
  ]
}
