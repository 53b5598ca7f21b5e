import Composition
import CompositionTestSupport
import Screens
import Services
import Testing

/// A form of the feature that sends what was typed.
enum Form: CaseIterable {
  case signIn, signUp, passwordReset, profileSetup

  @MainActor func model(_ journey: Journey) -> any ScreenModel {
    switch self {
    case .signIn: journey.feature.mainScreen
    case .signUp: journey.feature.makeSignUpScreen()
    case .passwordReset: journey.feature.makeForgotPasswordScreen()
    case .profileSetup: journey.step(.profileSetup)
    }
  }

  var labels: [String] {
    switch self {
    case .signIn: ["Email", "Password"]
    case .signUp: ["Email", "Password", "Repeat password"]
    case .passwordReset: ["Email"]
    case .profileSetup: ["Name", "Bio"]
    }
  }

  @MainActor func submit(_ model: any ScreenModel) throws {
    switch self {
    case .signIn: try model.signIn()
    case .signUp: try model.signUp()
    case .passwordReset: try model.sendLink()
    case .profileSetup: try model.setUp(name: "Ada", bio: "Numbers")
    }
  }
}

@Suite @MainActor struct `What is typed while a form is under way` {
  nonisolated private static let fields = Form.allCases.flatMap { form in form.labels.map { (form, $0) } }
  nonisolated private static let answers: [ServiceError?] = ServiceError.all + [.cancelled, nil]

  @Test(arguments: fields, answers)
  func `stays, whatever the answer to what was sent`(
    _ field: (form: Form, label: String), _ error: ServiceError?
  )
    async throws
  {
    try await Journey.run { journey in
      let model = field.form.model(journey)
      journey.auth.failures.error = error
      journey.profile.failures.error = error
      journey.gate.close()
      try field.form.submit(model)
      await journey.gate.untilHeld()
      try model.type("typed since", into: field.label)
      var draft = TextFieldDraft(try #require(model.screen.textFields.first { $0.label == field.label }))
      journey.gate.open()
      await journey.settle()
      #expect(model.fields[field.label] == "typed since")
      #expect(model.problems[field.label] == nil, "What was typed since is not what was refused.")
      draft.update(from: try #require(model.screen.textFields.first { $0.label == field.label }))
      #expect(draft.text == "typed since")
      #expect(model.errors.isEmpty == (error == nil || error == .cancelled || !model.problems.isEmpty))
    }
  }

  @Test func `can be sent once the link to the first address was`() async throws {
    try await Journey.run { journey in
      let model = journey.feature.makeForgotPasswordScreen()
      journey.gate.close()
      try model.sendLink()
      await journey.gate.untilHeld()
      try model.type("grace@example.com", into: "Email")
      journey.gate.open()
      await journey.settle()
      #expect(model.screen.texts.contains { $0.hasPrefix("If there is an account for ada@example.com,") })
      try model.tap("Send link")
      #expect(!model.screen.texts.contains { $0.contains("ada@example.com") })
      await journey.settle()
      #expect(model.screen.texts.contains { $0.hasPrefix("If there is an account for grace@example.com,") })
      #expect(model.screen.textFields.isEmpty)
    }
  }

  @Test(arguments: ["Name", "Bio"])
  func `is saved before the next step`(label: String) async throws {
    try await Journey.run { journey in
      let model = journey.step(.profileSetup)
      journey.gate.close()
      try Form.profileSetup.submit(model)
      await journey.gate.untilHeld()
      try model.type("typed since", into: label)
      journey.gate.open()
      await journey.settle()
      #expect(journey.calls.isEmpty)
      #expect(journey.profile.current?.name == "Ada" && journey.profile.current?.bio == "Numbers")
      try model.tap("Continue")
      await journey.settle()
      #expect(journey.calls == ["showStep complete"])
      let saved = try #require(journey.profile.current)
      #expect((label == "Name" ? saved.name : saved.bio) == "typed since")
    }
  }
}
