// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Networking",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Networking", targets: ["Networking"]),
    .library(name: "NetworkingTestSupport", targets: ["NetworkingTestSupport"]),
  ],
  targets: [
    .target(name: "Networking"),
    .target(name: "NetworkingTestSupport", dependencies: ["Networking"]),
    .testTarget(name: "NetworkingTests", dependencies: ["Networking", "NetworkingTestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
