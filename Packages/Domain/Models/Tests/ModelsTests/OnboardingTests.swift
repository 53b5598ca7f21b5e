import Testing

@testable import Models

@Suite struct `The onboarding` {
  @Test func `has four steps from welcome to complete`() {
    #expect(OnboardingStep.allCases.map(\.number) == [1, 2, 3, 4])
    #expect(OnboardingStep.allCases == [.welcome, .permissions, .profileSetup, .complete])
  }

  @Test(
    arguments: [("1", OnboardingStep.profileSetup), ("2", .welcome), (nil, .welcome)]
      as [(String?, OnboardingStep)])
  func `goes on only where the same person left it`(owner: String?, expected: OnboardingStep) {
    let stored = owner.map { OnboardingProgress(userID: $0, step: .profileSetup) }
    #expect(OnboardingProgress.step(for: User(id: "1", email: ""), stored: stored) == expected)
  }
}
