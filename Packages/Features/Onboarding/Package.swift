// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Onboarding",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Onboarding", targets: ["Onboarding"]),
    .executable(name: "OnboardingPreview", targets: ["OnboardingPreview"]),
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
    .target(name: "Onboarding", dependencies: ["Analytics", "Composition", "Design", "Models", "Services"]),
    .executableTarget(
      name: "OnboardingPreview",
      dependencies: [
        "Onboarding", "Analytics", "Composition", "Models", "Services", "TerminalShell",
        .product(name: "CompositionPreviewSupport", package: "Composition"),
        .product(name: "InMemoryServices", package: "Services"),
      ]),
    .testTarget(
      name: "OnboardingTests",
      dependencies: [
        "Onboarding", "Analytics", .product(name: "CompositionTestSupport", package: "Composition"),
        .product(name: "InMemoryServices", package: "Services"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
