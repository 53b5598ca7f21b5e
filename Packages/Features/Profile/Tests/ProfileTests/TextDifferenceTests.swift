import Testing

@testable import Profile

@Suite struct `The difference between two texts` {
  private static let long = String(repeating: "abc ", count: 100)

  @Test(
    arguments: [
      ("Grace", "Eve", "Grace", "Eve"),
      ("", "Eve", "", "Eve"),
      ("Ada King", "Ada", "Ada King", "Ada"),
      (long + "x", long + "y", "…abc abc abc abc abc x", "…abc abc abc abc abc y"),
      ("x" + long, "y" + long, "xabc abc abc abc abc …", "yabc abc abc abc abc …"),
      (
        long + "x" + long, long + long, "…abc abc abc abc abc xabc abc abc abc abc …",
        "…abc abc abc abc abc abc abc abc abc abc …"
      ),
      (
        "one " + long + "two", "eins " + long + "zwei", "one abc abc abc abc abc…abc abc abc abc abc two",
        "eins abc abc abc abc abc…abc abc abc abc abc zwei"
      ),
      ("I like my red hat", "I like her blue hat", "I like my red hat", "I like her blue hat"),
      ("a\nb c", "a\nb d", "a⏎b c", "a⏎b d"),
      ("👩‍👩‍👧‍👦x", "👩‍👩‍👧x", "👩‍👩‍👧‍👦x", "👩‍👩‍👧x"),
      ("cafe\u{301} a", "caf\u{E9} b", "cafe\u{301} a", "caf\u{E9} b"),
    ])
  func `is shown with what is around it`(
    _ mine: String, _ theirs: String, _ shownMine: String, _ shownTheirs: String
  ) {
    let difference = TextDifference(mine, theirs)
    #expect(difference.mine == shownMine)
    #expect(difference.theirs == shownTheirs)
    #expect(difference.remark == nil)
    let reversed = TextDifference(theirs, mine)
    #expect(reversed.mine == shownTheirs && reversed.theirs == shownMine)
  }

  @Test(arguments: [
    ("a b", "a  b", "a b", "a ␣b"), ("a b", "a\tb", "a␣b", "a⇥b"), ("a b", "a\u{A0}b", "a␣b", "a⟨U+A0⟩b"),
    ("ab", "a\u{200B}b", "ab", "a⟨U+200B⟩b"), ("a b", "a\r\nb", "a␣b", "a⏎⏎b"),
    ("e", "e\u{200D}", "e", "e⟨U+200D⟩"),
  ])
  func `is spelled out and told of where it can't be seen`(
    _ mine: String, _ theirs: String, _ shownMine: String, _ shownTheirs: String
  ) {
    let difference = TextDifference(mine, theirs)
    #expect(difference.mine == shownMine)
    #expect(difference.theirs == shownTheirs)
    #expect(difference.remark == "They differ only in what can't be seen, such as spaces (␣).")
  }

  @Test func `is shown three times, and the rest is counted`() {
    let between = String(repeating: "abc ", count: 15)
    let mine = ["a", "b", "c", "d", "e"].map { "\($0)1 " + between }.joined()
    let theirs = ["v", "w", "x", "y", "z"].map { "\($0)1 " + between }.joined()
    let difference = TextDifference(mine, theirs)
    #expect(
      difference.mine.hasPrefix("a1 abc abc abc abc ab…")
        && difference.mine.hasSuffix("c1 abc abc abc abc ab…"))
    #expect(difference.theirs.contains("x1") && !difference.theirs.contains("y1"))
    #expect(difference.remark == "They differ in 2 more places.")
  }

  @Test func `is cut where it is long, and stays cheap`() {
    let (mine, theirs) = (String(repeating: "x y ", count: 20_000), String(repeating: "y z", count: 20_000))
    let difference = TextDifference(mine, theirs)
    #expect(difference.mine.count == 81 && difference.mine.hasSuffix("…"))
    #expect(difference.theirs.count == 81 && difference.theirs.hasSuffix("…"))
  }

  @Test func `is found in a word that has no end`() {
    let word = String(repeating: "w", count: 200)
    let difference = TextDifference("a b \(word)x c", "d b \(word)y c")
    #expect(difference.mine.contains("wx") && difference.theirs.contains("wy"))
  }
}
