import Foundation
import Testing

@testable import AppCore

@Suite @MainActor struct `A deep link into the app` {
  @Test(arguments: MainTab.allCases)
  func `leads to the feature that it names`(tab: MainTab) async throws {
    let url = try #require(URL(string: "\(AppLink.scheme)://\(tab.rawValue)"))
    try await AppFixture.run { fixture in
      try await fixture.becomeAuthenticated()
      #expect(fixture.controller.handleDeepLink(url))
      await fixture.settle()
      #expect(fixture.root.screen.leaf.id == tab.rawValue)
      #expect(fixture.dependencies.mainCoordinator.tab == tab)
    }
  }

  @Test(arguments: [
    "https://profile", "other://settings", "trellis://nowhere/1", "trellis://onboarding",
    "trellis://nowhere/../x",
  ])
  func `that leads nowhere changes nothing`(link: String) async throws {
    let url = try #require(URL(string: link))
    try await AppFixture.run { fixture in
      try await fixture.becomeAuthenticated()
      let before = fixture.root.screen
      #expect(!fixture.controller.handleDeepLink(url))
      await fixture.settle()
      #expect(fixture.root.screen == before)
    }
  }
}
