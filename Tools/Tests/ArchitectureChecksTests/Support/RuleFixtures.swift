@testable import ArchitectureChecks

/// The fixtures of a rule.
struct RuleFixtures: Sendable {
  let rule: any Rule.Type
  let reported: [Fixture]
  let accepted: [Fixture]

  init(_ rule: any Rule.Type, _ reported: [Fixture], _ accepted: [Fixture]) {
    (self.rule, self.reported, self.accepted) = (rule, reported, accepted)
  }

  /// Those of all rules that look at code.
  static let all = [
    RuleFixtures(
      ExclusiveFlags.self, `Exclusive states as several Bools`.reported,
      `Exclusive states as several Bools`.accepted),
    RuleFixtures(LogicInMain.self, `Logic in @main`.reported, `Logic in @main`.accepted),
    RuleFixtures(
      UnvalidatedRestoration.self, `Restored state used without validation`.reported,
      `Restored state used without validation`.accepted),
    RuleFixtures(
      CoordinatorTooLarge.self, `A coordinator with too many routes`.reported,
      `A coordinator with too many routes`.accepted),
    RuleFixtures(DependencyCycle.self, `A circle of imports`.reported, `A circle of imports`.accepted),
    RuleFixtures(
      FeatureImportsFeature.self, `A feature that imports another feature`.reported,
      `A feature that imports another feature`.accepted),
    RuleFixtures(
      LayerOrder.self, `An import against the order of layers`.reported,
      `An import against the order of layers`.accepted),
    RuleFixtures(
      NavigationInFeature.self, `Navigation decided inside a feature`.reported,
      `Navigation decided inside a feature`.accepted),
    RuleFixtures(
      PublicSurface.self, `A public declaration beyond a feature's API`.reported,
      `A public declaration beyond a feature's API`.accepted),
    RuleFixtures(
      SingletonInFeature.self, `A singleton reached from a feature`.reported,
      `A singleton reached from a feature`.accepted),
    RuleFixtures(
      UndeclaredImport.self, `An import without dependency`.reported, `An import without dependency`.accepted),
    RuleFixtures(
      UnusedDependency.self, `A dependency that nothing imports`.reported,
      `A dependency that nothing imports`.accepted),
    RuleFixtures(
      AnimationWithoutValue.self, `An animation without value`.reported, `An animation without value`.accepted
    ),
    RuleFixtures(
      AppStorageInObservable.self, `@AppStorage in an @Observable class`.reported,
      `@AppStorage in an @Observable class`.accepted),
    RuleFixtures(
      AwaitBetweenAnimations.self, `await between withAnimation blocks`.reported,
      `await between withAnimation blocks`.accepted),
    RuleFixtures(BindingInBody.self, `A binding made in body`.reported, `A binding made in body`.accepted),
    RuleFixtures(ComputingInBody.self, `Computing in body`.reported, `Computing in body`.accepted),
    RuleFixtures(FixedFontSize.self, `A fixed font size`.reported, `A fixed font size`.accepted),
    RuleFixtures(ForEachOverIndices.self, `ForEach over indices`.reported, `ForEach over indices`.accepted),
    RuleFixtures(
      ForceUnwrapInView.self, `A force unwrap in a view`.reported, `A force unwrap in a view`.accepted),
    RuleFixtures(
      FormatterInBody.self, `A formatter made in body`.reported, `A formatter made in body`.accepted),
    RuleFixtures(HardcodedColor.self, `A hard-coded colour`.reported, `A hard-coded colour`.accepted),
    RuleFixtures(
      HeavyViewInit.self, `Heavy work in the init of a view`.reported,
      `Heavy work in the init of a view`.accepted),
    RuleFixtures(LongBody.self, `A long body`.reported, `A long body`.accepted),
    RuleFixtures(
      ObservedObjectMadeInPlace.self, `@ObservedObject made in place`.reported,
      `@ObservedObject made in place`.accepted),
    RuleFixtures(
      ScatteredAvailability.self, `A scattered #available`.reported, `A scattered #available`.accepted),
    RuleFixtures(
      ServiceCallInBody.self, `A service call in body`.reported, `A service call in body`.accepted),
    RuleFixtures(
      StateCycleInPresentation.self, `Circular state in a presentation`.reported,
      `Circular state in a presentation`.accepted),
    RuleFixtures(
      StateForPassedModel.self, `@State on a passed-in model`.reported, `@State on a passed-in model`.accepted
    ),
    RuleFixtures(TaskInOnAppear.self, `A task in onAppear`.reported, `A task in onAppear`.accepted),
  ]
}
