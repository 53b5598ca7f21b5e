// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Design",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [.library(name: "Design", targets: ["Design"])],
  targets: [
    .target(name: "Design"),
    .testTarget(name: "DesignTests", dependencies: ["Design"]),
  ],
  swiftLanguageModes: [.v6]
)
