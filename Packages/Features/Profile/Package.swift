// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Profile",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Profile", targets: ["Profile"]),
    .executable(name: "ProfilePreview", targets: ["ProfilePreview"]),
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
    .target(name: "Profile", dependencies: ["Analytics", "Composition", "Design", "Models", "Services"]),
    .executableTarget(
      name: "ProfilePreview",
      dependencies: [
        "Profile", "Analytics", "Composition", "Models", "Services", "TerminalShell",
        .product(name: "CompositionPreviewSupport", package: "Composition"),
        .product(name: "InMemoryServices", package: "Services"),
      ]),
    .testTarget(
      name: "ProfileTests",
      dependencies: [
        "Profile", "Analytics", .product(name: "CompositionTestSupport", package: "Composition"),
        .product(name: "InMemoryServices", package: "Services"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
