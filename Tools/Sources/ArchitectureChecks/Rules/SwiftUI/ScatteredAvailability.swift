import SwiftSources
import SwiftSyntax

/// The same `#available` in several views.
struct ScatteredAvailability: FileRule, LinkRule {
  static let description = RuleDescription(
    id: "scattered-availability",
    title: "Scattered #available",
    category: .swiftui,
    what: "The same `#available` condition in three or more views of a module.",
    why: """
      Branches for old systems are debt that nobody sees: they don't fail and don't warn. When the oldest system is \
      dropped, all have to be found, and some aren't.
      """,
    fix: """
      Put each new API behind a modifier or a small view of your own, all in one file, and use those. Dropping a system is \
      then a change of that file.
      """,
    example: .init(
      wrong: "if #available(iOS 17, *) { content.sensoryFeedback(.success, trigger: done) } else { content }",
      right: "content.successFeedback(trigger: done) // Compatibility.swift has the branch"),
    silent: """
      Modifiers and extensions of `View`, where such branches belong; scenes; models; and a condition that fewer views \
      have.
      """,
    options: [
      RuleOption(
        name: "views", value: .number(3, allowed: 2...100),
        explanation: "in how many views a condition is scattered")
    ])

  private let limit: Int

  init(_ options: RuleOptions) {
    limit = options.number("views")
  }

  func register(in hooks: inout HookTable) {
    hooks.on(AvailabilityConditionSyntax.self) { condition, context in
      guard let type = context.type, !type.isLocal,
        type.inherited.contains(where: { $0 == "View" || $0 == "SwiftUI.View" }),
        condition.enclosingMembers?.isEmpty == false
      else { return }
      context.observe(type.name, normalized(condition), at: condition)
    }
  }

  /// The condition without blanks and without versions of `.0`, in which the same may be written differently.
  private func normalized(_ condition: AvailabilityConditionSyntax) -> String {
    condition.trimmedDescription.filter { !$0.isWhitespace }
      .replacing(".0,", with: ",").replacing(".0)", with: ")")
  }

  func findings(in project: CheckedProject) -> [Finding] {
    struct Key: Hashable {
      let module: String
      let condition: String
    }
    let groups = Dictionary(grouping: project.observations(of: Self.id)) { file, observation in
      Key(module: file.module, condition: observation.name)
    }
    return groups.values.flatMap { group -> [Finding] in
      var views: Set<String> = []
      let firsts = group.filter { views.insert($0.observation.kind).inserted }
      guard firsts.count >= limit else { return [] }
      return firsts.map { file, observation in
        finding(file.path, observation, "several views ask for the same system; ask in one place")
      }
    }
    .sorted { ($0.path, $0.span.start.line) < ($1.path, $1.span.start.line) }
  }
}
