import Testing

@testable import Scaffolding

@Suite struct `What needs a feature` {
  @Test(arguments: [
    ("# Needs Profile.", ["Profile"]), ("// Needs Profile, Settings.", ["Profile", "Settings"]),
    ("<!-- Needs Trellis. -->", ["Trellis"]), ("  # Needs nothing.", ["nothing"]),
  ])
  func `says so in a comment`(line: String, names: [String]) {
    #expect(Needs.names(in: line) == names)
  }

  @Test(arguments: [
    "Needs Profile.", "# Needs Profile", "# Needs a look at it.", "/// Needs Profile.", "# Needs .",
  ])
  func `is not mistaken for prose`(line: String) {
    #expect(Needs.names(in: line) == nil)
  }

  @Test func `falls away from a document with its heading, up to the next one`() {
    let text = "# A\n\n## B\n<!-- Needs Profile. -->\n\nb\n```\n# no heading\n```\n\n## C\n\nc\n"
    #expect(NeededSections(heading: .markdown, features: [])(text) == "# A\n\n## C\n\nc\n")
    let kept = NeededSections(heading: .markdown, features: ["Profile"])(text)
    #expect(kept == text.replacing("<!-- Needs Profile. -->\n", with: ""))
  }

  @Test func `falls away from the middle of a section`() {
    let text = "# A\n\none\n\n<!-- Needs Profile, Settings. -->\ntwo\n\n<!-- Needs nothing. -->\nthree\n"
    #expect(NeededSections(heading: .markdown, features: ["Profile"])(text) == "# A\n\none\n\nthree\n")
  }

  @Test func `falls away from the script of CI with its step`() {
    let text = "step \"a\"\n# why\na\n\nstep \"b\"\n# Needs Trellis.\nb\n\nstep \"c\"\nc\n"
    let kept = NeededSections(heading: .step, features: ["Profile"])(text)
    #expect(kept == "step \"a\"\n# why\na\n\nstep \"c\"\nc\n")
  }
}
