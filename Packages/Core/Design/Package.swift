// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Design",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Design", targets: ["DesignTokens", "Screens"]),
    .library(name: "DesignTokenGenerator", targets: ["DesignTokenGenerator"]),
  ],
  targets: [
    .target(name: "DesignTokens"),
    .target(name: "Screens", dependencies: ["DesignTokens"]),
    .target(name: "DesignTokenGenerator"),
    .executableTarget(name: "generate-design-tokens", dependencies: ["DesignTokenGenerator"]),
    .testTarget(name: "DesignTests", dependencies: ["DesignTokens", "DesignTokenGenerator", "Screens"]),
  ],
  swiftLanguageModes: [.v6]
)
