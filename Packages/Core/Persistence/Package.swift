// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Persistence",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Persistence", targets: ["Persistence"]),
    .library(name: "PersistenceTestSupport", targets: ["PersistenceTestSupport"]),
  ],
  dependencies: [.package(path: "../TestSupport")],
  targets: [
    .systemLibrary(name: "CSQLite"),
    .target(
      name: "Persistence",
      dependencies: [.target(name: "CSQLite", condition: .when(platforms: [.linux]))]
    ),
    .target(name: "PersistenceTestSupport", dependencies: ["Persistence"]),
    .testTarget(name: "PersistenceTests", dependencies: ["Persistence", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
