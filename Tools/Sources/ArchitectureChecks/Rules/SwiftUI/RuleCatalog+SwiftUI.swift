extension RuleCatalog {
  static let swiftUI: [any Rule.Type] = [
    AnimationWithoutValue.self, AppStorageInObservable.self, AwaitBetweenAnimations.self, BindingInBody.self,
    ComputingInBody.self, FixedFontSize.self, ForEachOverIndices.self, ForceUnwrapInView.self,
    FormatterInBody.self, HardcodedColor.self, HeavyViewInit.self, LongBody.self,
    ObservedObjectMadeInPlace.self, ScatteredAvailability.self, ServiceCallInBody.self,
    StateCycleInPresentation.self, StateForPassedModel.self, TaskInOnAppear.self,
  ]
}
