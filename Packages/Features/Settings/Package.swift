// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Settings",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Settings", targets: ["Settings"]),
    .executable(name: "SettingsPreview", targets: ["SettingsPreview"]),
  ],
  dependencies: [
    .package(path: "../../Core/Analytics"),
    .package(path: "../../Core/Composition"),
    .package(path: "../../Core/Design"),
    .package(path: "../../Domain/Models"),
    .package(path: "../../Domain/Services"),
    .package(path: "../../Shells/TerminalShell"),
  ],
  targets: [
    .target(name: "Settings", dependencies: ["Analytics", "Composition", "Design", "Models", "Services"]),
    .executableTarget(
      name: "SettingsPreview",
      dependencies: [
        "Settings", "Analytics", "Composition", "Design", "Models", "Services", "TerminalShell",
        .product(name: "CompositionPreviewSupport", package: "Composition"),
        .product(name: "InMemoryServices", package: "Services"),
      ]),
    .testTarget(
      name: "SettingsTests",
      dependencies: [
        "Settings", "Analytics", .product(name: "CompositionTestSupport", package: "Composition"),
        .product(name: "InMemoryServices", package: "Services"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
