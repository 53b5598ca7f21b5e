import Testing

@testable import Screens

private enum SampleAction: Equatable, Sendable {
  case edit(String)
}

@Suite struct `A text field` {
  private func field(_ text: String, revision: Int = 0, kind: TextField.Kind = .plain) -> TextField {
    TextField("Name", text: text, revision: revision, kind: kind, action: SampleAction.edit)
  }

  @Test func `keeps what is being typed when the model answers late`() {
    var draft = TextFieldDraft(field("A"))
    draft.type("Ada")
    draft.update(from: field("Ad"))
    #expect(draft.text == "Ada")
  }

  @Test func `takes the model's text with a higher revision`() {
    var draft = TextFieldDraft(field("A"))
    draft.type("Ada")
    draft.update(from: field("", revision: 1))
    #expect(draft.text.isEmpty)
    draft.type("B")
    draft.update(from: field("", revision: 1))
    #expect(draft.text == "B")
  }

  @Test func `turns typing into the model's action`() {
    #expect(field("").action(for: "x").unwrapped() == SampleAction.edit("x"))
  }

  @Test func `does not show a password when dumped`() {
    var dumped = ""
    dump(field("hunter2", kind: .password), to: &dumped)
    #expect(!dumped.contains("hunter2"))
  }

  @Test(arguments: [(Double.nan, 0), (-1, 0), (0.5, 0.5), (7, 1), (.infinity, 1)] as [(Double, Double)])
  func `brings progress into its range`(given: Double, expected: Double) {
    #expect(Progress("", fraction: given).fraction == expected)
  }
}
