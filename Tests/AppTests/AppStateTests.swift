import Analytics
import Composition
import Foundation
import Models
import TestSupport
import Testing

@testable import AppCore

/// Every state with every payload that matters: also two people, since nobody turns into somebody else.
private let allStates: [AppState] =
  [
    .loading, .unauthenticated, .authenticated(User(id: "1", email: "ada@example.com")),
    .authenticated(User(id: "2", email: "bob@example.com")),
  ]
  + OnboardingStep.allCases.map(AppState.onboarding) + AppError.allCases.map(AppState.error)

/// The moves of the reference document, written down a second time so that a slip in the table can't hide.
private let legalMoves: Set<[AppState.Kind]> = [
  [.loading, .unauthenticated], [.loading, .authenticated], [.loading, .error],
  [.unauthenticated, .onboarding], [.unauthenticated, .authenticated], [.unauthenticated, .error],
  [.onboarding, .onboarding], [.onboarding, .authenticated], [.onboarding, .unauthenticated],
  [.authenticated, .unauthenticated], [.authenticated, .error],
  [.error, .loading], [.error, .unauthenticated],
]

@Suite(.bounded) @MainActor struct `The states of the app` {
  @Test(arguments: allStates, allStates)
  func `follow each other exactly as the table says, and every move is recorded`(
    source: AppState, target: AppState
  ) async throws {
    try await AppFixture.run { fixture in
      try fixture.compose()
      for step in path(to: source) { #expect(fixture.controller.transition(to: step)) }
      fixture.dependencies.preferences.update { $0.analyticsConsent = true }
      let isLegal = legalMoves.contains([source.kind, target.kind])
      #expect(fixture.controller.transition(to: target) == isLegal)
      #expect(fixture.controller.state == (isLegal ? target : source))
      #expect(
        fixture.takeIllegalMoves().map { [$0.source, $0.target] } == (isLegal ? [] : [[source, target]]))
      let event = try #require(fixture.events.events.first)
      #expect(event.name == (isLegal ? "StateTransition" : "InvalidStateTransition"))
      #expect(event.properties == ["from": .string("\(source)"), "to": .string("\(target)")])
    }
  }

  #if DEBUG
    #if arch(x86_64) || arch(i386)
      private var trap: Int32 { SIGILL }
    #else
      private var trap: Int32 { SIGTRAP }
    #endif

    @Test func `stop a debug build that makes an illegal move`() async {
      await #expect(processExitsWith: .signal(trap)) {
        try await MainActor.run {
          let environment = AppEnvironment.embedded(
            folders: AppFolders(below: URL(filePath: "/nowhere")), time: .real)
          try AppDependencies(environment: environment).controller.transition(to: .onboarding(.welcome))
        }
      }
    }
  #endif

  @Test(arguments: allStates)
  func `never name the person`(state: AppState) {
    #expect(!"\(state)".contains("ada"))
  }

  private func path(to state: AppState) -> [AppState] {
    switch state {
    case .loading: []
    case .unauthenticated, .authenticated, .error: [state]
    case .onboarding: [.unauthenticated, state]
    }
  }
}
