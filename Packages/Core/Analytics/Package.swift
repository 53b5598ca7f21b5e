// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Analytics",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [.library(name: "Analytics", targets: ["Analytics"])],
  dependencies: [.package(path: "../Persistence")],
  targets: [
    .target(name: "Analytics", dependencies: ["Persistence"]),
    .testTarget(name: "AnalyticsTests", dependencies: ["Analytics", "Persistence"]),
  ],
  swiftLanguageModes: [.v6]
)
