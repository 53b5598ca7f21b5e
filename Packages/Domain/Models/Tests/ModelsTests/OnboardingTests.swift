import Testing

@testable import Models

@Suite struct `The onboarding` {
  @Test(arguments: OnboardingStep.allCases, OnboardingStep.allCases)
  func `goes one step at a time`(source: OnboardingStep, target: OnboardingStep) {
    var progress = OnboardingProgress(userID: "1", step: source)
    let isNeighbor = abs(source.number - target.number) == 1
    #expect(progress.move(to: target) == isNeighbor)
    #expect(progress.step == (isNeighbor ? target : source))
  }

  @Test func `has four steps from welcome to complete`() {
    #expect(OnboardingStep.allCases.map(\.number) == [1, 2, 3, 4])
    #expect(OnboardingStep.welcome.previous == nil)
    #expect(OnboardingStep.complete.next == nil)
  }

  @Test(
    arguments: [("1", OnboardingStep.profileSetup), ("2", .welcome), (nil, .welcome)]
      as [(String?, OnboardingStep)])
  func `goes on only where the same person left it`(owner: String?, expected: OnboardingStep) {
    let stored = owner.map { OnboardingProgress(userID: $0, step: .profileSetup) }
    #expect(OnboardingProgress.step(for: User(id: "1", email: ""), stored: stored) == expected)
  }
}
