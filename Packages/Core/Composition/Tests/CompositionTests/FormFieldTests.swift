import Screens
import Testing

@testable import Composition

private enum SampleAction: Equatable, Sendable {
  case edit(TypedText)
}

@Suite struct `A field of a form` {
  @Test func `shows what stands in it, and carries what is typed`() {
    let shown = FormField("Ada").element("Name", kind: .email, action: SampleAction.edit)
    #expect(shown.label == "Name" && shown.text == "Ada" && shown.kind == .email && shown.error == nil)
    #expect(shown.action(for: "Grace") == ScreenAction(SampleAction.edit(TypedText("Grace"))))
  }

  @Test func `forgets what was wrong as soon as something is typed`() {
    var field = FormField("Ada")
    field.check { $0 == "Ada" ? "Taken." : nil }
    #expect(field.element("Name", action: SampleAction.edit).error == "Taken.")
    field.type(TypedText("Grace"))
    #expect(field.text == "Grace")
    #expect(field.problem == nil)
    field.problem = "Taken as well."
    field.check { _ in nil }
    #expect(field.problem == nil)
  }

  @Test(arguments: ["", "Grace"])
  func `replaces what stands on the screen only when the model means to`(text: String) {
    var field = FormField("Ada")
    var draft = TextFieldDraft(field.element("Name", action: SampleAction.edit))
    draft.type("Adalbert")
    field.type(TypedText("Ada"))
    draft.update(from: field.element("Name", action: SampleAction.edit))
    #expect(draft.text == "Adalbert")
    field.problem = "Taken."
    field.replace(with: text)
    draft.update(from: field.element("Name", action: SampleAction.edit))
    #expect(draft.text == text)
    #expect(field.problem == nil)
  }

  @Test(arguments: [nil, "Taken."])
  func `takes an answer for what was sent, and for nothing that was typed since`(problem: String?) {
    var field = FormField("Ada")
    #expect(!field.isAsSent && field.send() == TypedText("Ada") && field.isAsSent)
    var changed = field
    changed.type(TypedText("Grace"))
    var draft = TextFieldDraft(changed.element("Name", action: SampleAction.edit))

    var (refused, refusedLater) = (field, changed)
    refused.answer(problem)
    refusedLater.answer(problem)
    #expect(refused.text == "Ada" && refused.problem == problem)
    #expect(refusedLater.text == "Grace" && refusedLater.problem == nil)

    field.clearSent()
    changed.clearSent()
    #expect(field.text.isEmpty)
    draft.update(from: changed.element("Name", action: SampleAction.edit))
    #expect(changed.text == "Grace" && draft.text == "Grace")
    #expect(!field.isAsSent && !changed.isAsSent, "Nothing is under way any more.")
  }

  @Test func `shows its text in no description and no dump`() {
    let secret = "s3cret-s3cret"
    var sent = FormField(secret)
    _ = sent.send()
    for value in [TypedText(secret), FormField(secret), sent, SampleAction.edit(TypedText(secret))] as [Any] {
      var dumped = ""
      dump(value, to: &dumped)
      for text in [dumped, String(describing: value), String(reflecting: value)] {
        #expect(!text.contains(secret))
      }
    }
  }
}
