import PackageModel
import SwiftSources
import SwiftSyntax

/// Something public in a feature that its API and factory don't need.
struct PublicSurface: FileRule, LinkRule {
  static let description = RuleDescription(
    id: "public-surface",
    title: "Public declaration beyond a feature's API",
    category: .structure,
    what: """
      A public type, function or variable of a feature that is neither its API, its factory, its navigation or its deep \
      links, nor named in what those declare.
      """,
    why: """
      Whatever is public will be used, and can then no longer be changed by the team that owns it. A feature that shows \
      its views and models has no boundary, only a folder.
      """,
    fix: "Take the `public` away, or offer what is needed through the API.",
    example: .init(
      wrong: """
        public protocol ProfileAPI { func makeView() -> AnyView }
        public final class ProfileModel { }
        """,
      right: """
        public protocol ProfileAPI { func makeView() -> AnyView }
        final class ProfileModel { }
        """),
    silent: """
      Types that the API, the factory, the navigation or the deep links name in a public declaration, and those that such \
      types name; members and nested types; conformances of types from elsewhere; `package` and `@_spi` declarations; \
      programs, support for tests and interface modules; and code outside of the layers that the configuration marks as \
      features.
      """,
    options: [
      RuleOption(
        name: "suffixes", value: .words(["API", "Factory", "Navigation", "DeepLink", "DeepLinks"]),
        explanation: "the ends of the names of types that a feature may show"),
      RuleOption(
        name: "exemptTargets",
        value: .words(["API", "Interface", "Mocks", "Testing", "TestHelpers", "TestSupport"]),
        explanation: "the ends of the names of targets that may show anything"),
    ])

  private let suffixes: [String]
  private let exemptTargets: [String]

  init(_ options: RuleOptions) {
    suffixes = options.words("suffixes")
    exemptTargets = options.words("exemptTargets")
  }

  func register(in hooks: inout HookTable) {
    func note(_ group: some DeclGroupSyntax, _ name: some SyntaxProtocol, _ context: WalkContext) {
      guard context.types.count == 1, let type = context.type, !type.isLocal else { return }
      let names = PublicSignature.names(in: group)
      if !names.isEmpty {
        context.observe("names", "\(type.name): \(names.sorted().joined(separator: " "))", at: name)
      }
      if PublicSignature.isSeen(group) { context.observe("declares", type.name, at: name) }
    }
    hooks.on(StructDeclSyntax.self) { note($0, $0.name, $1) }
    hooks.on(ClassDeclSyntax.self) { note($0, $0.name, $1) }
    hooks.on(EnumDeclSyntax.self) { note($0, $0.name, $1) }
    hooks.on(ActorDeclSyntax.self) { note($0, $0.name, $1) }
    hooks.on(ProtocolDeclSyntax.self) { note($0, $0.name, $1) }
    hooks.on(ExtensionDeclSyntax.self) { note($0, $0.extendedType, $1) }
    func note(_ name: some SyntaxProtocol, _ modifiers: DeclModifierListSyntax, _ context: WalkContext) {
      guard context.types.isEmpty, PublicSignature.isSeen(modifiers) else { return }
      context.observe("declares", context.member?.name ?? "", at: name)
    }
    hooks.on(FunctionDeclSyntax.self) { note($0.name, $0.modifiers, $1) }
    hooks.on(TypeAliasDeclSyntax.self) { note($0.name, $0.modifiers, $1) }
    hooks.on(VariableDeclSyntax.self) { node, context in
      for binding in node.bindings { note(binding.pattern, node.modifiers, context) }
    }
  }

  func findings(in project: CheckedProject) -> [Finding] {
    let map = LayerMap(project)
    let features = Dictionary(
      grouping: project.files.filter { map.layer(of: $0)?.isFeature == true && isFeatureLibrary($0) },
      by: { $0.target?.id ?? "" })
    return features.sorted { $0.key < $1.key }.flatMap { _, files in
      FeatureSurface(files, suffixes: suffixes, rule: Self.id).excess.map { file, place, what in
        let message = "\(file.module) \(what) \(place.name) publicly, which its API doesn't need"
        return finding(file.path, place.span, message, symbol: place.name, line: place.line)
      }
    }
  }

  private func isFeatureLibrary(_ file: CheckedFile) -> Bool {
    guard let target = file.target?.target, target.kind == .library else { return false }
    return !exemptTargets.contains { target.name.hasSuffix($0) && target.name != $0 }
  }
}
