// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "TestSupport",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [.library(name: "TestSupport", targets: ["TestSupport"])],
  targets: [
    .target(name: "TestSupport"),
    .testTarget(name: "TestSupportTests", dependencies: ["TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
