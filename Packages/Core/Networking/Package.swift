// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Networking",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Networking", targets: ["Networking"]),
    .library(name: "LoopbackServer", targets: ["LoopbackServer"]),
    .library(name: "NetworkingTestSupport", targets: ["NetworkingTestSupport"]),
  ],
  dependencies: [.package(path: "../Persistence"), .package(path: "../TestSupport")],
  targets: [
    .target(name: "CCurl"),
    .target(
      name: "Networking",
      dependencies: ["Persistence", .target(name: "CCurl", condition: .when(platforms: [.linux]))]),
    .target(name: "LoopbackServer", dependencies: ["Networking"]),
    .target(name: "NetworkingTestSupport", dependencies: ["Networking"]),
    .testTarget(
      name: "NetworkingTests",
      dependencies: ["Networking", "LoopbackServer", "NetworkingTestSupport", "Persistence", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
