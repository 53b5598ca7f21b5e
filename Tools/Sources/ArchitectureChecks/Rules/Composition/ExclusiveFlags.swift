import SwiftSources
import SwiftSyntax

/// States that exclude each other, kept as several Bools.
struct ExclusiveFlags: FileRule, LinkRule {
  static let description = RuleDescription(
    id: "exclusive-flags",
    title: "Exclusive states as several Bools",
    category: .composition,
    what: """
      Stored Bools of one type of which only one can be true at a time. It shows in their names (`isLoading` and \
      `hasError`, `isExpanded` and `isCollapsed`, several sheets), in that each is set where the other is reset, or in \
      that one resets the other when it changes.
      """,
    why: """
      Two Bools have four values where there are three states, and nothing but discipline keeps the fourth away: a \
      screen that is loading and failed, two sheets at once. Each new Bool doubles what a test would have to try.
      """,
    fix: """
      Make it one enum with a case for each state, with what belongs to the state inside the case: `case failed(Error)`. \
      For sheets, one optional value and `sheet(item:)`.
      """,
    example: .init(
      wrong: """
        var isLoading = false
        var hasError = false
        var isEmpty = false
        """,
      right: """
        enum Phase { case loading, loaded([Article]), empty, failed(String) }
        var phase = Phase.loading
        """),
    silent: """
      Independent options, however many; constants, computed properties and what is passed in (`@Binding`, \
      `@Environment`); stored settings; structures that are decoded; what happened once (`hasLoaded`, \
      `hasCompletedOnboarding`); flags about different things (`isLoadingProfile`, `hasOrdersError`); flags of which two \
      are true somewhere; local variables; and fewer sheets than the option says.
      """,
    options: [
      RuleOption(
        name: "presentations", value: .number(3, allowed: 2...20),
        explanation: "from how many flags for sheets and the like they are reported for their names alone")
    ])

  private let presentations: Int

  init(_ options: RuleOptions) {
    presentations = options.number("presentations")
  }

  func register(in hooks: inout HookTable) {
    hooks.on(VariableDeclSyntax.self) { node, context in
      guard let type = context.type, !type.isLocal, context.closures.isEmpty,
        context.member?.isStatic == false,
        node.parent?.is(MemberBlockItemSyntax.self) == true
      else { return }
      for flag in FlagDeclaration.flags(in: node) {
        let kind = flag.isInitiallyOn ? "flag on" : "flag"
        context.observe(kind, "\(type.name) \(flag.name.identifierName)", at: flag.name)
      }
    }
    hooks.on(CodeBlockItemListSyntax.self) { block, context in
      guard let type = context.type, !type.isLocal else { return }
      for relation in FlagRelation.relations(in: block) {
        context.observe(
          relation.kind.rawValue, "\(type.name) \(relation.first) \(relation.second)", at: block)
      }
    }
    hooks.on(FunctionCallExprSyntax.self) { call, context in
      guard FlagVocabulary.modals.contains(call.calleeName), let type = context.type,
        let flag = call.argument("isPresented")?.boundName
      else { return }
      context.observe("modal", "\(type.name) \(flag)", at: call.calledExpression)
    }
  }

  func findings(in project: CheckedProject) -> [Finding] {
    let groups = FlagGroups(project, rule: Self.id, presentations: presentations)
    return groups.all.map { group in
      let first = group.flags[0]
      let names = group.flags.map(\.name)
      let list = names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
      return finding(
        first.path, first.observation.span,
        "\(list) of \(first.type) are states that exclude each other \(group.reason); one enum holds exactly one",
        symbol: "\(first.type): \(names.joined(separator: " "))", line: first.observation.line)
    }
  }
}
