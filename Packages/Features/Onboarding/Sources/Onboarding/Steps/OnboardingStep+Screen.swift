import Models
import Screens

extension OnboardingStep {
  var screenID: String { "onboarding.\(rawValue)" }

  /// How far a person has come with this step.
  var progress: Progress {
    Progress(
      "Step \(number) of \(Self.allCases.count)", fraction: Double(number) / Double(Self.allCases.count))
  }
}
