// swift-tools-version: 6.2
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
    tests: ["Networking", "Networking/LoopbackServer", "Networking/NetworkingTestSupport", "Persistence"]),
  Member(group: "Core", name: "Composition", tests: ["Composition/CompositionTestSupport", "Design"]),
  Member(group: "Core", name: "Design", tests: ["Design/DesignTokenGenerator"]),
  Member(
    group: "Core", name: "Networking",
    tests: ["Networking/LoopbackServer", "Networking/NetworkingTestSupport", "Persistence"]),
  Member(group: "Core", name: "Persistence"),
  Member(group: "Domain", name: "Backend", tests: ["Networking", "Persistence"]),
  Member(group: "Domain", name: "Models"),
  Member(
    group: "Domain", name: "Services",
    tests: [
      "Composition", "Models", "Networking", "Networking/NetworkingTestSupport", "Persistence",
      "Services/InMemoryServices",
    ]),
  Member(group: "Features", name: "Onboarding", tests: feature),
  Member(group: "Features", name: "Profile", tests: feature),
  Member(group: "Features", name: "Settings", tests: feature),
  Member(group: "Shells", name: "FlowShell", tests: ["Composition", "Design"]),
  Member(
    group: "Shells", name: "TerminalShell",
    tests: ["Composition", "Design", "TerminalShell/TerminalShellTestSupport"]),
]

let app: [Target] = [
  .executableTarget(name: "App", dependencies: ["AppCore", product("TerminalShell")], path: "App/Main"),
  .target(
    name: "AppCore",
    dependencies: members.map(\.name).filter { $0 != "TerminalShell" }.map(product),
    path: "App/Core"),
  .testTarget(
    name: "AppTests",
    dependencies: [
      "App", "AppCore", product("Composition/CompositionTestSupport"),
      product("Networking/NetworkingTestSupport"),
      product("TerminalShell/TerminalShellTestSupport"),
    ],
    path: "Tests/AppTests"),
  .testTarget(
    name: "ContractTests",
    dependencies: ["App"] + ["Backend", "Networking", "Tools/trellis"].map(product),
    path: "Tests/ContractTests"),
  .testTarget(
    name: "BenchmarksTests",
    dependencies: ["Tools/Benchmarks", "Tools/RequestBenchmark", "Networking", "Networking/LoopbackServer"]
      .map(product),
    path: "Tools/Tests/BenchmarksTests"),
  .testTarget(
    name: "DevelopmentServerTests",
    dependencies: ["Tools/DevelopmentServer", "Tools/trellis", "Networking", "Networking/LoopbackServer"]
      .map(product),
    path: "Tools/Tests/DevelopmentServerTests"),
]

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
    },
  swiftLanguageModes: [.v6]
)
