import SwiftSources
import SwiftSyntax

/// A coordinator that knows too many places.
struct CoordinatorTooLarge: FileRule, LinkRule {
  static let description = RuleDescription(
    id: "coordinator-too-large",
    title: "Coordinator with too many routes",
    category: .structure,
    what: """
      A coordinator or router with more routes than the option allows: cases of its route enum, or functions that show, \
      present, push or open something.
      """,
    why: """
      A coordinator that knows every place is the file that every team touches: merge conflicts, a single point of \
      failure, and a class that can only be tested with the whole app.
      """,
    fix: """
      Give each area a coordinator of its own (signing in, the main tabs, settings, orders), with its own routes and no \
      others, and let the one above hold them.
      """,
    example: .init(
      wrong: """
        final class AppCoordinator {
          func showProfile() {}
          func showSettings() {}
          // and eleven more
        }
        """,
      right: """
        final class SettingsCoordinator {
          enum Route { case appearance, privacy, storage }
          func show(_ route: Route) {}
        }
        """),
    silent: """
      Types whose name doesn't end in Coordinator or Router, the `Coordinator` of a representable view, functions that \
      start, close or go back, and enums of routes that no coordinator names in a property, a generic argument or inside.
      """,
    options: [
      RuleOption(
        name: "routes", value: .number(12, allowed: 1...200), explanation: "how many routes are fine"),
      RuleOption(
        name: "verbs",
        value: .words(["display", "goTo", "navigate", "open", "present", "push", "route", "show"]),
        explanation: "the first words of functions that lead somewhere"),
    ])

  private let most: Int
  private let verbs: [String]

  init(_ options: RuleOptions) {
    most = options.number("routes")
    verbs = options.words("verbs")
  }

  func register(in hooks: inout HookTable) {
    func note(_ name: TokenSyntax, _ context: WalkContext) {
      guard let type = context.type, !type.isLocal, Self.isCoordinator(type.name) else { return }
      context.observe("coordinator", type.name, at: name)
    }
    hooks.on(ClassDeclSyntax.self) { note($0.name, $1) }
    hooks.on(StructDeclSyntax.self) { note($0.name, $1) }
    hooks.on(ActorDeclSyntax.self) { note($0.name, $1) }
  }

  func findings(in project: CheckedProject) -> [Finding] {
    let types = Dictionary(grouping: project.files, by: \.module).mapValues { $0.flatMap(\.facts.types) }
    return project.observations(of: Self.id).compactMap { file, observation in
      let name = observation.name
      let count = routes(of: name, among: types[file.module, default: []])
      return count > most
        ? finding(file.path, observation, "\(name) has \(count) routes; \(most) are fine") : nil
    }
  }

  private func routes(of name: String, among types: [TypeFact]) -> Int {
    let parts = types.filter { $0.name == name }
    let functions = Set(parts.flatMap(\.members).filter(leadsSomewhere).map(\.name)).count
    let enums = types.filter { type in
      type.kind == .enumeration && Self.isRoute(type.name) && Self.belongs(type, to: parts, name)
    }
    let cases = enums.map { $0.members.count { $0.kind == .enumCase } }.max() ?? 0
    return max(functions, cases)
  }

  private static func isCoordinator(_ name: String) -> Bool {
    name.hasSuffix("Router") || (name.hasSuffix("Coordinator") && !name.hasSuffix(".Coordinator"))
  }

  private func leadsSomewhere(_ member: MemberFact) -> Bool {
    member.kind == .function && !member.isStatic && member.access != "private"
      && verbs.contains { verb in
        guard member.name.hasPrefix(verb) else { return false }
        return member.name.dropFirst(verb.count).first.map(\.isUppercase) ?? false
      }
  }

  private static func isRoute(_ name: String) -> Bool {
    ["Destination", "Page", "Pages", "Route", "Routes", "Screen"].contains { name.hasSuffix($0) }
  }

  /// Whether an enum is declared inside the coordinator, or named by what it inherits from or keeps.
  private static func belongs(_ route: TypeFact, to parts: [TypeFact], _ coordinator: String) -> Bool {
    if route.name.hasPrefix("\(coordinator).") { return true }
    let mentions =
      parts.flatMap(\.inherited) + parts.flatMap(\.members).filter { $0.kind == .storedProperty }.map(\.type)
    return mentions.contains { text in
      text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.contains(route.name[...])
    }
  }
}
