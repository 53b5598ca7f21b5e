// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Services",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Services", targets: ["Services"]),
    .library(name: "InMemoryServices", targets: ["InMemoryServices"]),
  ],
  dependencies: [
    .package(path: "../Models"),
    .package(path: "../../Core/Composition"),
    .package(path: "../../Core/Networking"),
    .package(path: "../../Core/Persistence"),
    .package(path: "../../Core/TestSupport"),
  ],
  targets: [
    .target(name: "Services", dependencies: ["Models", "Composition", "Networking", "Persistence"]),
    .target(name: "InMemoryServices", dependencies: ["Services", "Models"]),
    .testTarget(
      name: "ServicesTests",
      dependencies: [
        "Services", "Composition", "InMemoryServices", "Models", "Networking", "Persistence", "TestSupport",
        .product(name: "CompositionTestSupport", package: "Composition"),
        .product(name: "NetworkingTestSupport", package: "Networking"),
        .product(name: "PersistenceTestSupport", package: "Persistence"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
