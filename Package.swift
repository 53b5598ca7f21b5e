// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// A package of the monorepo. Its tests are a target of this package as well, so that one `swift test` runs all of
/// them in one build graph.
struct Member {
  let group: String
  let name: String
  /// The products that its tests use besides its own library, as `product` or `package/product`.
  var tests: [String] = []

  var path: String { "Packages/\(group)/\(name)" }
}

func product(_ name: String) -> Target.Dependency {
  let parts = name.split(separator: "/").map(String.init)
  return .product(name: parts[parts.count - 1], package: parts[0])
}

let feature = [
  "Analytics", "Composition", "Composition/CompositionTestSupport", "Design", "Models", "Services",
  "Services/InMemoryServices",
]

let members = [
  Member(
    group: "Core", name: "Analytics",
    tests: [
      "Networking", "Networking/LoopbackServer", "Networking/NetworkingTestSupport", "Persistence",
      "Persistence/PersistenceTestSupport",
      "TestSupport",
    ]),
  Member(
    group: "Core", name: "Composition",
    tests: [
      "Composition/CompositionPreviewSupport", "Composition/CompositionTestSupport", "Design", "TestSupport",
    ]),
  Member(group: "Core", name: "Design", tests: ["Design/DesignTokenGenerator"]),
  Member(
    group: "Core", name: "Networking",
    tests: ["Networking/LoopbackServer", "Networking/NetworkingTestSupport", "Persistence", "TestSupport"]),
  Member(group: "Core", name: "Persistence", tests: ["TestSupport"]),
  Member(group: "Core", name: "TestSupport"),
  Member(group: "Domain", name: "Backend", tests: ["Networking", "Persistence", "TestSupport"]),
  Member(group: "Domain", name: "Models"),
  Member(
    group: "Domain", name: "Services",
    tests: [
      "Composition", "Composition/CompositionTestSupport", "Models", "Networking",
      "Networking/NetworkingTestSupport", "Persistence", "Persistence/PersistenceTestSupport",
      "Services/InMemoryServices", "TestSupport",
    ]),
  Member(group: "Features", name: "Onboarding", tests: feature),
  Member(group: "Features", name: "Profile", tests: feature),
  Member(group: "Features", name: "Settings", tests: feature),
  Member(group: "Shells", name: "FlowShell", tests: ["Composition", "Design"]),
  Member(
    group: "Shells", name: "TerminalShell",
    tests: ["Composition", "Design", "TerminalShell/TerminalShellTestSupport", "TestSupport"]),
]

/// Tests of a library of the tools.
func tests(
  of name: String, library: String? = nil, _ others: [String] = [], _ packages: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: ([library ?? name] + others).map { product("Tools/\($0)") }
      + (packages + ["TestSupport"]).map(product),
    path: "Tools/Tests/\(name)Tests")
}

/// Where the `swift` on the PATH keeps SwiftSyntax, which the tools read Swift with; nil when its toolchain has none.
let syntaxFolder: String? = {
  let candidates = Context.environment["PATH", default: ""].split(separator: ":").map { "\($0)/swift" }
  guard let swift = candidates.first(where: FileManager.default.isExecutableFile) else { return nil }
  let folder = URL(fileURLWithPath: swift).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/swift/host").path
  return FileManager.default.fileExists(atPath: "\(folder)/SwiftSyntax.swiftmodule") ? folder : nil
}()

let app: [Target] = [
  .executableTarget(name: "App", dependencies: ["AppCore", product("TerminalShell")], path: "App/Main"),
  .target(
    name: "AppCore",
    dependencies: members.map(\.name).filter { !["TerminalShell", "TestSupport"].contains($0) }.map(product),
    path: "App/Core"),
  .testTarget(
    name: "AppTests",
    dependencies: [
      "App", "AppCore", product("Composition/CompositionTestSupport"),
      product("Networking/LoopbackServer"), product("Networking/NetworkingTestSupport"),
      product("Persistence/PersistenceTestSupport"),
      product("TerminalShell/TerminalShellTestSupport"),
      product("TestSupport"),
    ],
    path: "Tests/AppTests"),
  .testTarget(
    name: "ContractTests",
    dependencies: ["App"]
      + [
        "Backend", "Networking", "Networking/NetworkingTestSupport", "TestSupport", "Tools/TrellisKit",
        "Tools/trellis",
      ].map(product),
    path: "Tests/ContractTests"),
]

let toolTests: [Target] = [
  tests(
    of: "DevelopmentServer", ["ToolsTestSupport", "trellis"],
    ["Networking", "Networking/LoopbackServer", "Networking/NetworkingTestSupport"]),
  tests(of: "TrellisKit", ["ToolsTestSupport"]),
  tests(of: "PackageModel", ["ToolsTestSupport", "TrellisKit"]),
  tests(of: "AffectedPackages", ["PackageModel", "ToolsTestSupport", "TrellisKit"]),
]

let syntaxTests: [Target] = [
  tests(of: "SwiftSources", ["TrellisKit"]),
  tests(of: "ArchitectureChecks", ["PackageModel", "SwiftSources", "ToolsTestSupport", "TrellisKit"]),
  tests(of: "ModuleGraph", ["PackageModel", "ToolsTestSupport", "TrellisKit"]),
  tests(of: "Scaffolding", ["ToolsTestSupport", "TrellisKit"]),
  tests(of: "SplitAdvice", ["PackageModel", "ToolsTestSupport", "TrellisKit"]),
  tests(
    of: "Benchmarks", ["SwiftSources", "ToolsTestSupport", "TrellisKit"],
    ["Networking", "Networking/LoopbackServer"]),
  tests(of: "TrellisCommand", library: "trellis", ["ToolsTestSupport", "TrellisKit"]),
].map { target in
  target.swiftSettings = syntaxFolder.map { [.unsafeFlags(["-I", $0]), .define("SWIFT_SYNTAX")] }
  return target
}

let package = Package(
  name: "Trellis",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "App", targets: ["App"]),
    .library(name: "AppCore", targets: ["AppCore"]),
  ],
  dependencies: members.map { .package(path: $0.path) } + [.package(path: "Tools")],
  targets: app
    + members.map { member in
      .testTarget(
        name: "\(member.name)Tests", dependencies: ([member.name] + member.tests).map(product),
        path: "\(member.path)/Tests/\(member.name)Tests")
    }
    + toolTests + (syntaxFolder == nil ? [] : syntaxTests),
  swiftLanguageModes: [.v6]
)
