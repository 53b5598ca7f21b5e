import PackageModel
import SwiftSources
import SwiftSyntax

/// A dependency that a manifest declares and no file imports.
struct UnusedDependency: FileRule, LinkRule {
  static let description = RuleDescription(
    id: "unused-dependency",
    title: "Dependency that nothing imports",
    category: .structure,
    what:
      "A target or product of this tree that a target declares as a dependency and none of its files imports.",
    why: """
      It costs a build and an arrow for nothing: a change there builds and tests this target again, and the graph tells \
      of a relation that doesn't exist.
      """,
    fix: "Take the dependency out of the manifest.",
    example: .init(
      wrong: """
        .target(name: "Profile", dependencies: ["Design", "Networking"])
        // and no file of Profile says: import Networking
        """,
      right: #".target(name: "Profile", dependencies: ["Design"])"#),
    silent: """
      Packages from outside of the tree, whose modules nobody knows; macros, plugins, programs, libraries in C and \
      binaries, which Swift may use without an import; modules that an imported one exports again; products of which one \
      module is imported; modules without a declaration, and targets without one, which hold others together; targets of \
      tests; and targets that plugins add sources to, that call modules by other names, or with a file that doesn't parse, can't be read, or is excluded.
      """)

  init(_ options: RuleOptions) {}

  func register(in hooks: inout HookTable) {
    var isManifest = false
    hooks.on(ImportDeclSyntax.self) { node, _ in
      isManifest = isManifest || node.path.first?.name.text == "PackageDescription"
    }
    hooks.on(StringLiteralExprSyntax.self) { literal, context in
      guard isManifest, let place = ManifestDependency(literal) else { return }
      context.observe("dependency", place.key, at: literal)
    }
  }

  func findings(in project: CheckedProject) -> [Finding] {
    let usage = DependencyUsage(project)
    let places = Dictionary(
      project.observations(of: Self.id).map { file, observation in
        ("\(file.path):\(observation.name)", observation)
      }, uniquingKeysWith: { first, _ in first })
    return usage.targets.flatMap { target in
      usage.unused(by: target).map { name -> Finding in
        let path = target.manifestPath
        let message = "\(target.target.name) declares \(name) as a dependency and never imports it"
        let key = ManifestDependency.key(target: target.target.name, dependency: name)
        guard let place = places["\(path):\(key)"] else {
          let start = SourcePosition(offset: 0, line: 1, column: 1, utf16Column: 1)
          return finding(path, SourceSpan(start: start, end: start), message, symbol: key, line: "")
        }
        return finding(path, place.span, message, symbol: key, line: place.line)
      }
    }
  }
}
