// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Onboarding",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [.library(name: "Onboarding", targets: ["Onboarding"])],
  dependencies: [
    .package(path: "../../Core/Composition"),
    .package(path: "../../Core/Design"),
    .package(path: "../../Domain/Models"),
    .package(path: "../../Domain/Services"),
  ],
  targets: [
    .target(name: "Onboarding", dependencies: ["Composition", "Design", "Models", "Services"]),
    .testTarget(
      name: "OnboardingTests",
      dependencies: [
        "Onboarding", .product(name: "CompositionTestSupport", package: "Composition"),
        .product(name: "InMemoryServices", package: "Services"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
