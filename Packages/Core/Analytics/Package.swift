// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Analytics",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [.library(name: "Analytics", targets: ["Analytics"])],
  dependencies: [
    .package(path: "../Networking"), .package(path: "../Persistence"), .package(path: "../TestSupport"),
  ],
  targets: [
    .target(name: "Analytics", dependencies: ["Networking", "Persistence"]),
    .testTarget(
      name: "AnalyticsTests",
      dependencies: [
        "Analytics", "Networking", "Persistence", "TestSupport",
        .product(name: "LoopbackServer", package: "Networking"),
        .product(name: "NetworkingTestSupport", package: "Networking"),
        .product(name: "PersistenceTestSupport", package: "Persistence"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
