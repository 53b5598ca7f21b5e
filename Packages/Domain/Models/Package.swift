// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Models",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [.library(name: "Models", targets: ["Models"])],
  targets: [
    .target(name: "Models"),
    .testTarget(name: "ModelsTests", dependencies: ["Models"]),
  ],
  swiftLanguageModes: [.v6]
)
