import Foundation
import Testing

@testable import AppCore

@Suite @MainActor struct `The dependencies of the app` {
  @Test func `make no feature before it is shown`() async throws {
    try await AppFixture.run { fixture in
      try fixture.compose()
      #expect(fixture.dependencies.madeFeatures.isEmpty)
      try await fixture.launch()
      #expect(fixture.dependencies.madeFeatures.isEmpty)
      await fixture.settle()
      #expect(fixture.dependencies.madeFeatures == ["onboarding"])
    }
  }

  @Test func `touch nothing on the disc before something is stored`() async throws {
    try await AppFixture.run { fixture in
      try await fixture.launch()
      await fixture.settle()
      #expect(!FileManager.default.fileExists(atPath: fixture.folder.path))
    }
  }

  @Test func `give back what is not needed in the background`() async throws {
    try await AppFixture.run { fixture in
      try await fixture.becomeAuthenticated()
      #expect(fixture.dependencies.madeFeatures == ["onboarding", "profile", "settings"])
      fixture.controller.releaseResources()
      #expect(fixture.dependencies.madeFeatures == ["profile", "settings"])
    }
  }
}
