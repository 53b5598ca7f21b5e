// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Settings",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [.library(name: "Settings", targets: ["Settings"])],
  dependencies: [
    .package(path: "../../Core/Composition"),
    .package(path: "../../Core/Design"),
    .package(path: "../../Domain/Models"),
    .package(path: "../../Domain/Services"),
  ],
  targets: [
    .target(name: "Settings", dependencies: ["Composition", "Design", "Models", "Services"]),
    .testTarget(
      name: "SettingsTests",
      dependencies: [
        "Settings", .product(name: "CompositionTestSupport", package: "Composition"),
        .product(name: "InMemoryServices", package: "Services"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
