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
    func note(_ node: some DeclGroupSyntax, _ context: WalkContext) {
      guard context.types.count == 1, let type = context.type, !type.isLocal else { return }
      let names = PublicSignature.names(in: node)
      if !names.isEmpty {
        context.observe("names", "\(type.name): \(names.sorted().joined(separator: " "))", at: node)
      }
    }
    hooks.on(StructDeclSyntax.self) { note($0, $1) }
    hooks.on(ClassDeclSyntax.self) { note($0, $1) }
    hooks.on(EnumDeclSyntax.self) { note($0, $1) }
    hooks.on(ActorDeclSyntax.self) { note($0, $1) }
    hooks.on(ProtocolDeclSyntax.self) { note($0, $1) }
    hooks.on(ExtensionDeclSyntax.self) { note($0, $1) }
  }

  func findings(in project: CheckedProject) -> [Finding] {
    let map = LayerMap(project)
    let features = Dictionary(
      grouping: project.files.filter { map.layer(of: $0)?.isFeature == true && isFeatureLibrary($0) },
      by: { $0.target?.id ?? "" })
    return features.sorted { $0.key < $1.key }.flatMap { surface(of: $0.value) }
  }

  private func isFeatureLibrary(_ file: CheckedFile) -> Bool {
    guard let target = file.target?.target, target.kind == .library else { return false }
    return !exemptTargets.contains { target.name.hasSuffix($0) && target.name != $0 }
  }

  private func surface(of files: [CheckedFile]) -> [Finding] {
    let own = Set(files.flatMap(\.facts.types).filter { $0.kind != .extending }.map(\.name))
    let needed = namesNeeded(in: files)
    return files.flatMap { file -> [Finding] in
      let types = file.facts.types.filter { type in
        !type.isPreview && (isBeyond(type, needed) || isForeignSurface(type, own))
      }
      let found = types.map {
        (name: $0.name, span: $0.span, what: $0.kind == .extending ? "extends" : "shows")
      }
      let declarations = file.facts.declarations.filter { isPublic($0.access, $0.attributes) }
        .map { (name: $0.name, span: $0.span, what: "shows") }
      return (found + declarations).map { name, span, what in
        finding(
          file.path, span, "\(file.module) \(what) \(name) publicly, which its API doesn't need",
          symbol: name,
          line: "public \(name)")
      }
    }
  }

  private func isBeyond(_ type: TypeFact, _ needed: Set<String>) -> Bool {
    type.kind != .extending && isPublic(type.access, type.attributes) && !type.name.contains(".")
      && !needed.contains(type.name)
  }

  /// Members that an extension adds to a type from elsewhere, for all who import the feature.
  private func isForeignSurface(_ type: TypeFact, _ own: Set<String>) -> Bool {
    guard type.kind == .extending, type.inherited.isEmpty, !own.contains(type.name), !isAllowed(type.name)
    else { return false }
    return type.members.contains { member in
      isPublic(member.access.isEmpty ? type.access : member.access, member.attributes + type.attributes)
    }
  }

  private func isPublic(_ access: String, _ attributes: [String]) -> Bool {
    (access == "public" || access == "open") && !attributes.contains("_spi")
  }

  private func isAllowed(_ name: String) -> Bool {
    suffixes.contains { name.hasSuffix($0) }
  }

  /// The names of the types that may be shown, and of all that their public declarations need.
  private func namesNeeded(in files: [CheckedFile]) -> Set<String> {
    var named: [String: Set<String>] = [:]
    for observation in files.flatMap(\.facts.observations) where observation.rule == Self.id {
      let parts = observation.name.split(separator: ":", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      named[parts[0], default: []].formUnion(parts[1].split(separator: " ").map(String.init))
    }
    let shown = files.flatMap(\.facts.types).map(\.name).filter(isAllowed)
    var needed = Set(shown)
    var open = shown
    while let name = open.popLast() {
      for next in named[name] ?? [] where needed.insert(next).inserted { open.append(next) }
    }
    return needed
  }
}
