// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Design",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Design", targets: ["Design"]),
    .library(name: "DesignTokenGenerator", targets: ["DesignTokenGenerator"]),
  ],
  targets: [
    .target(name: "Design"),
    .target(name: "DesignTokenGenerator"),
    .executableTarget(name: "generate-design-tokens", dependencies: ["DesignTokenGenerator"]),
    .testTarget(name: "DesignTests", dependencies: ["Design", "DesignTokenGenerator"]),
  ],
  swiftLanguageModes: [.v6]
)
