import Foundation
import TestSupport
import Testing

@testable import Composition

@Suite struct `A deep link` {
  private static let format = DeepLinkFormat(
    scheme: "app", hosts: ["go.example", "app.xn--bcher-kva.example"])

  @Test(
    arguments: [
      ("app://profile", "profile", []), ("APP://Orders/42/", "orders", ["42"]),
      ("app://orders/a%20b/caf%C3%A9", "orders", ["a b", "café"]), ("app://orders/%2525", "orders", ["%25"]),
      ("app://settings/about?from=mail&to=%26#top", "settings", ["about"]),
      ("app://settings?", "settings", []),
      ("https://go.example/profile/edit", "profile", ["edit"]), ("HTTPS://GO.Example/Profile", "profile", []),
      ("https://app.xn--bcher-kva.example/orders/1", "orders", ["1"]), ("app://sett-1", "sett-1", []),
    ] as [(String, String, [String])])
  func `is taken apart`(text: String, feature: String, segments: [String]) throws {
    #expect(try Self.format.link(in: text) == DeepLink(feature: feature, segments: segments))
  }

  private static let malformed = [
    "", "app", "app:", "app://", "app:///profile", "app:profile", "/profile", "//profile", "://profile",
    "app://user@profile", "app://user:secret@profile", "app://profile:80", "app://profile:", "app://[::1]",
    "app://orders/..", "app://orders/./a", "app://orders/%2e%2e", "app://orders/%2E", "app://orders//a",
    "app://orders/a%2Fb", "app://orders/a%5Cb", "app://orders/a\\b", "app://orders/%1B%5B31m",
    "app://orders/%00",
    "app://orders/%FF", "app://orders/%", "app://orders/%4", "app://orders/%zz", "app://orders/%C0%AE",
    "app://pro_file", "app://pro.file", "app://%70rofile", "app://profile\\@evil", "app://pro file",
    "app://profile ", " app://profile", "app://profile\n", "app://prof\u{0}ile", "app://profil\u{E9}",
    "app://orders/é",
    "app://orders?a=1&a=2", "app://orders?a=1&%61=2", "app://orders?a&a", "app://orders?a=%0",
    "app://orders?%0a=1",
    "https://go.example", "https://go.example/", "https://go.example\\@evil/profile",
    "https://evil\\@go.example/a",
    "mailto:a@b.example", "https:/go.example/profile",
  ]

  @Test(arguments: malformed)
  func `is none unless it is plainly one`(text: String) {
    #expect(throws: DeepLinkError.malformed) { try Self.format.link(in: text) }
  }

  @Test(arguments: [
    "https://profile", "other://settings", "https://evil.example/profile", "https://go.example.evil/profile",
    "https://go.example./profile", "http://go.example/profile", "https://xn--go-example/profile",
    "https://bucher.example/a", "javascript://profile", "file://profile", "app2://profile",
  ])
  func `is another's with another's scheme or host`(text: String) {
    #expect(throws: DeepLinkError.foreign) { try Self.format.link(in: text) }
  }

  @Test(
    arguments: [
      (2_048 - 13, nil), (2_048 - 12, DeepLinkError.tooLong), (1 << 20, .tooLong),
    ] as [(Int, DeepLinkError?)])
  func `has at most 2,048 bytes`(count: Int, error: DeepLinkError?) throws {
    let text = "app://orders/" + String(repeating: "a", count: count)
    if let error {
      #expect(throws: error) { try Self.format.link(in: text) }
    } else {
      #expect(try Self.format.link(in: text).segments == [String(repeating: "a", count: count)])
    }
  }

  @Test(arguments: [
    DeepLink(feature: "profile"), DeepLink(feature: "orders", segments: ["a b", "ü/", "%25", "?#&="]),
  ])
  func `is written so that it is read as itself`(link: DeepLink) throws {
    let isPlain = !link.segments.contains { $0.contains("/") }
    for text in [Self.format.text(of: link), try #require(Self.format.webText(of: link))] {
      #expect((try? Self.format.link(in: text)) == (isPlain ? link : nil))
    }
    #expect(DeepLinkFormat(scheme: "app").webText(of: link) == nil)
  }

  /// `LINKS=100000 swift test --filter 'whatever it is made of'` tries as many.
  @Test func `is read as what it says or not at all, whatever it is made of`() {
    let count = ProcessInfo.processInfo.environment["LINKS"].flatMap(Int.init) ?? 2_000
    var random = SeededRandom(seed: UInt64(count))
    let parts = [
      "app", "https", "://", ":", "/", "//", "go.example", "profile", "orders", "edit", "42", "%2e", "%2F",
      "%00", "%C3%A9",
      "%", "..", ".", "\\", "@", "?", "a=1", "&", "#", "é", "\u{202E}", "\u{0}", " ", "[", "]", "xn--", ":80",
      "%25",
    ]
    for _ in 0..<count {
      var text = Bool.random(using: &random) ? "app://" : ""
      for _ in 0..<Int.random(in: 0..<9, using: &random) { text += parts.randomElement(using: &random) ?? "" }
      guard let link = try? Self.format.link(in: text) else { continue }
      #expect(link.feature.wholeMatch(of: /[a-z0-9-]+/) != nil)
      #expect(
        link.segments.allSatisfy { !["", ".", ".."].contains($0) && !$0.contains("/") && !$0.contains("\0") })
      #expect((try? Self.format.link(in: Self.format.text(of: link))) == link, "\(text)")
    }
  }
}
