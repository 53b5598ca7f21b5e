import PackageModel
import SwiftSources
import SwiftSyntax

/// A singleton of this tree that a feature reaches for.
struct SingletonInFeature: FileRule, LinkRule {
  static let description = RuleDescription(
    id: "singleton-in-feature",
    title: "Singleton reached from a feature",
    category: .structure,
    what: """
      A feature that uses `Type.shared` or the like, where the type is a class or an actor of this tree that keeps an \
      instance of itself, or a namespace that keeps one of another.
      """,
    why: """
      What a feature depends on doesn't show in its factory. It can't be previewed or tested with something else, two \
      windows share what they shouldn't, and the order in which things start is up to chance.
      """,
    fix: "Let the feature's factory take the value, and let the app hand it over.",
    example: .init(
      wrong: "let user = SessionStore.shared.user",
      right: "init(session: SessionStore)"),
    silent: """
      Singletons of the system (`URLSession.shared`, `FileManager.default`) and of packages outside of the tree, constant \
      values (`Style.default` of a structure), types that the file's imports don't bring, the type's own code, previews, \
      tests, programs, and code outside of the layers that the configuration marks as features.
      """,
    options: [
      RuleOption(
        name: "names",
        value: .words(["current", "default", "instance", "main", "shared", "sharedInstance", "standard"]),
        explanation: "the names of static members that hold a singleton")
    ])

  private let names: Set<String>

  init(_ options: RuleOptions) {
    names = Set(options.words("names"))
  }

  func register(in hooks: inout HookTable) {
    hooks.on(MemberAccessExprSyntax.self) { access, context in
      guard let base = access.base, case let name = base.lastName, name.first?.isUppercase == true,
        names.contains(access.declName.baseName.identifierName), name != "Self", context.type?.name != name
      else { return }
      context.observe("use", name + "." + access.declName.baseName.identifierName, at: access)
    }
    hooks.on(InitializerClauseSyntax.self) { clause, context in
      guard let access = clause.value.as(MemberAccessExprSyntax.self), access.base == nil,
        names.contains(access.declName.baseName.identifierName), let type = clause.declaredTypeName,
        context.type?.name != type
      else { return }
      context.observe("use", type + "." + access.declName.baseName.identifierName, at: access)
    }
    hooks.on(VariableDeclSyntax.self) { node, context in
      guard node.modifiers.isStatic, let type = context.type,
        let kept = KeptInstance(node, in: type.name), names.contains(kept.name)
      else { return }
      context.observe("keeps", kept.text, at: node)
    }
  }

  func findings(in project: CheckedProject) -> [Finding] {
    let map = LayerMap(project)
    let known = SingletonIndex(project, rule: Self.id)
    return project.observations(of: Self.id).compactMap { file, observation in
      guard observation.kind == "use", file.target?.target.kind == .library,
        map.layer(of: file)?.isFeature == true,
        known.has(observation.name, seenFrom: file)
      else { return nil }
      return finding(file.path, observation, "a feature reaches for the singleton \(observation.name)")
    }
  }
}
