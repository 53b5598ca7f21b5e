import Foundation
import TestSupport
import Testing

@testable import AppCore

@Suite(.bounded) @MainActor struct `A deep link into the app` {
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
    ("https://profile", false), ("other://settings", false), ("trellis://nowhere/../x", false),
    ("trellis://nowhere/1", true), ("trellis://onboarding", true),
  ])
  func `that leads nowhere changes nothing, and is told of when it is the app's`(link: String, isTold: Bool)
    async throws
  {
    let url = try #require(URL(string: link))
    try await AppFixture.run { fixture in
      try await fixture.becomeAuthenticated()
      let before = fixture.root.screen.content
      #expect(!fixture.controller.handleDeepLink(url))
      await fixture.settle()
      #expect(fixture.root.screen.content == before)
      #expect((fixture.root.screen.banner != nil) == isTold)
    }
  }
}
