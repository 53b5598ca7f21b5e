// swift-tools-version: 6.2
import PackageDescription

/// The packages of the monorepo, each with its folder, its products and what its tests need besides itself. The
/// tests of all of them are targets of this package, so that one `swift test` runs them in one build graph.
struct Member {
  let folder: String
  let name: String
  var testProducts: [(product: String, package: String)] = []
}

let featureTestProducts = [
  ("Composition", "Composition"), ("CompositionTestSupport", "Composition"), ("Design", "Design"),
  ("InMemoryServices", "Services"), ("Models", "Models"), ("Services", "Services"),
]

let members = [
  Member(folder: "Core", name: "Analytics", testProducts: [("Persistence", "Persistence")]),
  Member(
    folder: "Core", name: "Composition", testProducts: [("CompositionTestSupport", "Composition"), ("Design", "Design")]
  ),
  Member(folder: "Core", name: "Design", testProducts: [("DesignTokenGenerator", "Design")]),
  Member(folder: "Core", name: "Networking", testProducts: [("NetworkingTestSupport", "Networking")]),
  Member(folder: "Core", name: "Persistence"),
  Member(folder: "Domain", name: "Backend", testProducts: [("Networking", "Networking"), ("Persistence", "Persistence")]),
  Member(folder: "Domain", name: "Models"),
  Member(
    folder: "Domain", name: "Services",
    testProducts: [
      ("Composition", "Composition"), ("InMemoryServices", "Services"), ("Models", "Models"),
      ("Networking", "Networking"), ("NetworkingTestSupport", "Networking"), ("Persistence", "Persistence"),
    ]),
  Member(folder: "Features", name: "Onboarding", testProducts: featureTestProducts),
  Member(folder: "Features", name: "Profile", testProducts: featureTestProducts),
  Member(folder: "Features", name: "Settings", testProducts: featureTestProducts),
  Member(folder: "Shells", name: "FlowShell", testProducts: [("Composition", "Composition"), ("Design", "Design")]),
]

func product(_ name: String, in package: String? = nil) -> Target.Dependency {
  .product(name: name, package: package ?? name)
}

let package = Package(
  name: "Trellis",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "App", targets: ["App"]),
    .library(name: "AppCore", targets: ["AppCore"]),
  ],
  dependencies: members.map { .package(path: "Packages/\($0.folder)/\($0.name)") },
  targets: [
    .executableTarget(name: "App", dependencies: ["AppCore"], path: "App/Main"),
    .target(name: "AppCore", dependencies: members.map { product($0.name) }, path: "App/Core"),
    .testTarget(
      name: "AppTests",
      dependencies: ["AppCore", product("CompositionTestSupport", in: "Composition")],
      path: "Tests/AppTests"),
  ]
    + members.map { member in
      .testTarget(
        name: "\(member.name)Tests",
        dependencies: [product(member.name)] + member.testProducts.map { product($0.product, in: $0.package) },
        path: "Packages/\(member.folder)/\(member.name)/Tests/\(member.name)Tests")
    },
  swiftLanguageModes: [.v6]
)
