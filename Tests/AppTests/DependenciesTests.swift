import Foundation
import TestSupport
import Testing

@testable import AppCore

@Suite(.bounded) @MainActor struct `The dependencies of the app` {
  @Test func `make no feature before it is shown`() async throws {
    try await AppFixture.run { fixture in
      try fixture.compose()
      #expect(fixture.madeFeatures.isEmpty)
      try await fixture.launch()
      #expect(fixture.madeFeatures.isEmpty)
      await fixture.settle()
      #expect(fixture.madeFeatures == ["onboarding"])
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
      #expect(fixture.madeFeatures == ["onboarding", MainTab.allCases[0].rawValue])
      fixture.controller.releaseResources()
      #expect(fixture.madeFeatures == [MainTab.allCases[0].rawValue])
    }
  }

  @Test func `make each feature when its tab is first shown`() async throws {
    try await AppFixture.run { fixture in
      try await fixture.becomeAuthenticated()
      var made: Set = ["onboarding"]
      for tab in MainTab.allCases {
        try await fixture.perform { try $0.tap(tab.title) }
        made.insert(tab.rawValue)
        #expect(fixture.madeFeatures == made)
      }
    }
  }

  @Test func `leave nothing in memory when the app ends`() async throws {
    try await AppFixture.run { fixture in
      try await fixture.becomeAuthenticated()
      for tab in MainTab.allCases { try await fixture.perform { try $0.tap(tab.title) } }
      weak let root = fixture.root
      weak let dependencies = fixture.dependencies
      weak let presented = fixture.root.presented
      try fixture.compose()
      await fixture.settle()
      #expect(root == nil)
      #expect(dependencies == nil)
      #expect(presented == nil)
    }
  }
}
