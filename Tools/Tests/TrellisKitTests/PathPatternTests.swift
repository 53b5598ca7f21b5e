import Testing
import TrellisKit

@Suite struct `A pattern for paths` {
  @Test(arguments: [
    ("*.swift", "a.swift"), ("*.swift", "a/b/c.swift"), ("Generated", "A/Generated/x/y.swift"),
    ("Packages/**/Tests", "Packages/Core/Networking/Tests/A.swift"),
    ("Packages/**/Tests", "Packages/Tests/A"),
    ("A/?.swift", "A/b.swift"), ("A/[a-c].swift", "A/b.swift"), ("A/[!a-c].swift", "A/d.swift"),
    ("{A,B}/x", "B/x"), ("A/", "A/b/c"), ("/A", "A/b"), ("A/**", "A/b"), ("./A/b", "A/b"),
  ])
  func `matches`(pattern: String, path: String) throws {
    #expect(try PathPattern(pattern).matches(path))
  }

  @Test(arguments: [
    ("*.swift", "a.swiftx"), ("/A", "B/A"), ("A/*.swift", "A/b/c.swift"), ("A/?.swift", "A/bc.swift"),
    ("A/[a-c].swift", "A/d.swift"), ("A/[!a-c].swift", "A/b.swift"), ("{A,B}/x", "C/x"), ("A/b", "A/bc"),
    ("A/**", "A"), ("Packages/**/Tests", "Other/Core/Tests/A.swift"),
  ])
  func `doesn't match`(pattern: String, path: String) throws {
    #expect(try !PathPattern(pattern).matches(path))
  }

  @Test(arguments: ["A/[b", String(repeating: "{a,b}", count: 11)])
  func `is refused when it isn't one, or stands for too many`(pattern: String) {
    #expect(throws: PathPatternError.self) { try PathPattern(pattern) }
  }
}
