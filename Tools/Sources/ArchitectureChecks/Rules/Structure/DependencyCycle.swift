import PackageModel
import SwiftSources

/// Targets, or packages, that need each other in a circle.
struct DependencyCycle: LinkRule {
  static let description = RuleDescription(
    id: "dependency-cycle",
    title: "Modules that import each other in a circle",
    category: .structure,
    severity: .error,
    what: """
      A circle of imports: of targets, or of packages whose targets import each other there and back. One of the \
      shortest circles is shown for each knot of them.
      """,
    why: """
      What is in a circle is one module, whatever the folders say: no part of it can be built, tested, reused or given \
      to another team alone. The compiler refuses circles of targets at the worst moment, in a clean build.
      """,
    fix: """
      Move what both need into a module below them, or turn one arrow round: let one side declare a protocol or take a \
      closure, and let whoever knows both hand it over.
      """,
    example: .init(
      wrong: """
        // Orders
        import Profile
        // Profile
        import Orders
        """,
      right: """
        // Orders, Profile
        import Models
        """),
    silent: """
      Imports by tests, imports that count only where the module is there (`#if canImport(Module)`), names that several \
      packages give to a module, and circles between types of one module.
      """,
    options: [
      RuleOption(
        name: "packages", value: .flag(true),
        explanation: "whether packages may not form a circle either, when their targets don't")
    ])

  private let seesPackages: Bool

  init(_ options: RuleOptions) {
    seesPackages = options.flag("packages")
  }

  func findings(in project: CheckedProject) -> [Finding] {
    let edges = project.targetImports.filter { $0.importer.target.kind != .test && !$0.fact.isOptional }
    let targets = ImportCircles(edges) { ($0.importer.id, $0.imported.id) }.shortest
    let found = targets.map { report($0, of: "") { $0.target.name } }
    guard seesPackages else { return found }
    let inCircles = Set(targets.flatMap { $0.flatMap { [$0.importer.package.folder] } })
    let packages = ImportCircles(edges) { ($0.importer.package.folder, $0.imported.package.folder) }.shortest
    return found
      + packages.filter { circle in !circle.contains { inCircles.contains($0.importer.package.folder) } }
      .map { report($0, of: "the packages ") { $0.package.name } }
  }

  private func report(
    _ circle: [TargetImport], of what: String, name: (TargetReference) -> String
  ) -> Finding {
    let first = circle[0]
    let names = circle.map { name($0.importer) } + [name(first.importer)]
    let path = names.joined(separator: " → ")
    let verb = what.isEmpty ? "import each other in a circle" : "need each other in a circle"
    var found = finding(
      first.file.path, first.fact.span, "\(what)\(path) \(verb)", symbol: path, line: first.fact.line)
    found.notes = circle.dropFirst().map { edge in
      Finding.Note(
        path: edge.file.path, position: edge.fact.span.start,
        message: "\(name(edge.importer)) imports \(edge.fact.module) here")
    }
    return found
  }
}
