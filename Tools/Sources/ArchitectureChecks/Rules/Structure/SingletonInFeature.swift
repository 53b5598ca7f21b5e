import SwiftSources
import SwiftSyntax

/// A singleton of this tree that a feature reaches for.
struct SingletonInFeature: FileRule, LinkRule {
  static let description = RuleDescription(
    id: "singleton-in-feature",
    title: "Singleton reached from a feature",
    category: .structure,
    what: "A feature that uses `Type.shared`, where the type is declared in this tree.",
    why: """
      What a feature depends on doesn't show in its factory. It can't be previewed or tested with something else, two \
      windows share what they shouldn't, and the order in which things start is up to chance.
      """,
    fix: "Let the feature's factory take the value, and let the app hand it over.",
    example: .init(
      wrong: "let user = SessionStore.shared.user",
      right: "init(session: SessionStore)"),
    silent: """
      Singletons of the system (`URLSession.shared`, `FileManager.default`) and of packages outside of the tree, the \
      type's own code, previews, and code outside of the layers that the configuration marks as features.
      """,
    options: [
      RuleOption(
        name: "names", value: .words(["shared", "sharedInstance"]),
        explanation: "the names of static members that hold a singleton")
    ])

  private let names: Set<String>

  init(_ options: RuleOptions) {
    names = Set(options.words("names"))
  }

  func register(in hooks: inout HookTable) {
    hooks.on(MemberAccessExprSyntax.self) { access, context in
      guard names.contains(access.declName.baseName.text), let base = access.base else { return }
      let name = base.lastName
      guard name.first?.isUppercase == true, name != "Self", context.type?.name != name else { return }
      context.observe("use", name, at: access)
    }
  }

  func findings(in project: CheckedProject) -> [Finding] {
    let singletons = Set(
      project.files.flatMap(\.facts.types).filter { type in
        type.members.contains { $0.isStatic && names.contains($0.name) }
      }.map { $0.name.split(separator: ".").last.map(String.init) ?? $0.name })
    return project.observations(of: Self.id).compactMap { file, observation in
      guard singletons.contains(observation.name), project.layer(of: file)?.isFeature == true else {
        return nil
      }
      return finding(file.path, observation, "a feature reaches for the singleton of \(observation.name)")
    }
  }
}
