import SwiftSources

/// A coordinator that knows too many places.
struct CoordinatorTooLarge: LinkRule {
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

  func findings(in project: CheckedProject) -> [Finding] {
    Dictionary(grouping: project.files, by: \.module).sorted { $0.key < $1.key }.flatMap { _, files in
      let types = files.flatMap { file in file.facts.types.map { (file: file, type: $0) } }
      let parts = Dictionary(grouping: types.map(\.type), by: \.name)
      let enums = types.map(\.type).filter { $0.kind == .enumeration && Self.isRoute($0.name) }
      return types.compactMap { file, type -> Finding? in
        guard isCoordinator(type) else { return nil }
        let all = parts[type.name, default: []]
        let functions = Set(all.flatMap(\.members).filter(leadsSomewhere).map(\.name)).count
        let cases =
          enums.filter { Self.belongs($0, to: all, type.name) }
          .map { $0.members.count { $0.kind == .enumCase } }.max() ?? 0
        guard max(functions, cases) > most else { return nil }
        let count = max(functions, cases)
        return finding(
          file.path, type.span, "\(type.name) has \(count) routes; \(most) are fine", symbol: type.name,
          line: "coordinator \(type.name)")
      }
    }
  }

  private func isCoordinator(_ type: TypeFact) -> Bool {
    let name = type.name.split(separator: ".").last ?? ""
    guard [.reference, .structure, .actor].contains(type.kind), !type.isPreview else { return false }
    return name.hasSuffix("Router") || (name.hasSuffix("Coordinator") && !type.name.hasSuffix(".Coordinator"))
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
