/// Everything that is said about a rule: in the configuration, in the output, and by `trellis explain`.
struct RuleDescription: Sendable {
  /// What a rule is about.
  enum Category: String, Sendable, CaseIterable {
    case structure, composition, swiftui, suppression
  }

  /// Code as it shouldn't be, and as it should.
  struct Example: Sendable {
    let wrong: String
    let right: String
  }

  /// What it is called, in kebab-case. It says what is wrong: `formatter-in-body`.
  let id: String
  /// What it is called among people.
  let title: String
  let category: Category
  /// How serious a finding is when the configuration doesn't say.
  var severity = Severity.warning
  /// Whether it looks at code that is for previews only.
  var seesPreviews = false
  /// What it finds.
  let what: String
  /// What goes wrong otherwise.
  let why: String
  /// How to put it right.
  let fix: String
  let example: Example
  /// What it deliberately does not report.
  let silent: String
  var options: [RuleOption] = []
}
