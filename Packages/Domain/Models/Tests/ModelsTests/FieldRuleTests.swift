import Testing

@testable import Models

@Suite struct `The rules for fields` {
  private static let fine: [(FieldRule, String)] = [
    (FieldRule.email, "ada@example.com"), (.email, " ada@example.com "), (.email, "a.b+c@sub.example.co"),
    (.email, "o'brien@example.com"), (.email, "x@a-b.example"),
    (.password, "x"), (.password, " "),
    (.newPassword, "12345678"), (.newPassword, String(repeating: "a", count: 71)), (.newPassword, "pässwört"),
    (.newPassword, String(repeating: "é", count: 35)),
    (.newPassword, String(repeating: "e\u{301}", count: 35)),
    (.name, "Ada"), (.name, "李小龍"), (.name, String(repeating: "x", count: 100)),
    (.name, String(repeating: "👩‍👩‍👧", count: 20)),
    (.bio, ""), (.bio, String(repeating: "x", count: 500)),
  ]

  @Test(arguments: fine)
  func `accept what is fine`(rule: FieldRule, text: String) {
    #expect(rule.problem(in: text) == nil)
  }

  private static let wrong: [(FieldRule, String)] = [
    (FieldRule.email, ""), (.email, " "), (.email, "ada"), (.email, "ada@"), (.email, "@example.com"),
    (.email, "ada@example"), (.email, "a@b@example.com"), (.email, "ada@example..com"),
    (.email, "ada@-a.com"),
    (.email, "a da@example.com"), (.email, ".ada@example.com"), (.email, "a..b@example.com"),
    (.email, "ada@exa mple.com"), (.email, "ada@example.com\n.evil"), (.email, "\u{1B}[31m@example.com"),
    (.email, String(repeating: "a", count: 65) + "@example.com"),
    (.email, "a@" + String(repeating: "b.", count: 130) + "com"),
    (.password, ""), (.password, "pass\tword"), (.password, "password\n"), (.password, "pass\u{200B}word"),
    (.newPassword, "password\r\n"), (.newPassword, "pass\u{FEFF}word"), (.newPassword, "passwor\u{1100}"),
    (.newPassword, "pa\u{308}sswo"),
    (.newPassword, ""), (.newPassword, "1234567"), (.newPassword, "pässwör"), (.newPassword, "🔑🔑"),
    (.newPassword, String(repeating: "a", count: 72)),
    (.newPassword, String(repeating: "é", count: 36)),
    (.name, ""), (.name, "  \n"), (.name, String(repeating: "x", count: 101)),
    (.name, String(repeating: "x", count: 10_000)), (.name, String(repeating: "👩‍👩‍👧", count: 21)),
    (.name, "Ada\u{1B}[2J"), (.name, "A\u{0}a"),
    (.name, "A\nB"),
    (.bio, String(repeating: "x", count: 501)), (.bio, "a\u{9B}b"),
  ]

  @Test(arguments: wrong)
  func `say what to change`(rule: FieldRule, text: String) throws {
    let problem = try #require(rule.problem(in: text))
    #expect(problem.hasSuffix("."))
    #expect(problem.count < 100)
  }
}
