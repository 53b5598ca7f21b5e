import Foundation
import TestSupport
import Testing

@testable import AppCore

@Suite(.bounded) @MainActor struct `A deep link into the app` {
  @Test(arguments: MainTab.allCases)
  func `leads to the feature that it names`(tab: MainTab) async throws {
    let link = "\(AppLink.scheme)://\(tab.rawValue)"
    try await AppFixture.run { fixture in
      try await fixture.becomeAuthenticated()
      #expect(fixture.controller.handleDeepLink(link))
      await fixture.settle()
      #expect(fixture.root.screen.leaf.id == tab.rawValue)
      #expect(fixture.tab == tab)
    }
  }

  private nonisolated static let nowhere = "The link does not lead anywhere in this app."

  @Test(arguments: [
    ("https://profile", "The link is not for this app."),
    ("other://settings", "The link is not for this app."),
    ("trellis://nowhere/../x", "That is no link into this app."),
    ("trellis:///settings", "That is no link into this app."),
    ("trellis:settings", "That is no link into this app."), ("", "That is no link into this app."),
    ("trellis://" + String(repeating: "a", count: 2_048), "The link is too long to be one of this app."),
    ("trellis://nowhere/1", nowhere), ("trellis://onboarding", nowhere),
    ("https://app.example/nowhere", nowhere),
  ])
  func `that leads nowhere changes nothing, and is told of`(link: String, message: String) async throws {
    try await AppFixture.run { fixture in
      try await fixture.becomeAuthenticated()
      let before = fixture.root.screen.content
      #expect(!fixture.controller.handleDeepLink(link))
      await fixture.settle()
      #expect(fixture.root.screen.content == before)
      #expect(fixture.root.screen.banner?.text.hasPrefix(message) == true)
    }
  }

  @Test func `that leads nowhere is told of before the sign-in, too`() async throws {
    try await AppFixture.run { fixture in
      try await fixture.launch()
      await fixture.settle()
      #expect(!fixture.controller.handleDeepLink("trellis://nowhere"))
      await fixture.settle()
      #expect(fixture.root.screen.banner?.text == Self.nowhere)
    }
  }

  @Test func `is one of those that the help lists, and each of them leads somewhere`() throws {
    #expect(!AppLink.examples.isEmpty)
    for link in AppLink.examples {
      #expect(AppCommand.usage.contains("  \(link)\n"))
      #expect(AppLink.isKnown(try AppLink.format.link(in: link)))
    }
  }
}
