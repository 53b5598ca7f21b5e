import SwiftSources
import SwiftSyntax

/// A formatter that is made whenever a body is evaluated.
struct FormatterInBody: FileRule {
  static let description = RuleDescription(
    id: "formatter-in-body",
    title: "Formatter made in body",
    category: .swiftui,
    what: "A `DateFormatter`, `NumberFormatter` or another formatter that is made while a body is evaluated.",
    why: """
      A body is evaluated for every change that it may depend on, a row's for every row that comes into sight. Making a \
      formatter loads locale data each time: lists lose frames.
      """,
    fix: """
      Use a format style (`date.formatted(.dateTime.day().month())`), which keeps its formatters, or make the formatter \
      once: in a `static let`, or in the model.
      """,
    example: .init(
      wrong: """
        var body: some View {
          let formatter = DateFormatter()
          formatter.dateStyle = .medium
          return Text(formatter.string(from: date))
        }
        """,
      right: """
        var body: some View {
          Text(date.formatted(date: .abbreviated, time: .omitted))
        }
        """),
    silent: """
      Formatters in static, lazy and stored properties, in the actions of buttons and in tasks; and in functions that \
      the body doesn't call by name.
      """,
    options: [
      RuleOption(
        name: "types",
        value: .words(types),
        explanation: "the types that are costly to make")
    ])

  /// The types that are costly to make, as long as a configuration doesn't say otherwise.
  static let types = [
    "ByteCountFormatter", "DateComponentsFormatter", "DateFormatter", "DateIntervalFormatter",
    "EnergyFormatter",
    "ISO8601DateFormatter", "LengthFormatter", "ListFormatter", "MassFormatter", "MeasurementFormatter",
    "NumberFormatter", "PersonNameComponentsFormatter", "RelativeDateTimeFormatter",
  ]

  private let types: Set<String>

  init(_ options: RuleOptions) {
    types = Set(options.words("types"))
  }

  func register(in hooks: inout HookTable) {
    hooks.on(FunctionCallExprSyntax.self) { call, context in
      let name = call.calledExpression.constructedTypeName
      guard types.contains(name) else { return }
      context.reportIfEvaluatedByBody(call, "\(name) is made every time the body is evaluated")
    }
  }
}
