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
  ],
  targets: [
    .target(name: "Services", dependencies: ["Models", "Composition"]),
    .target(name: "InMemoryServices", dependencies: ["Services", "Models"]),
    .testTarget(name: "ServicesTests", dependencies: ["Services", "InMemoryServices"]),
  ],
  swiftLanguageModes: [.v6]
)
