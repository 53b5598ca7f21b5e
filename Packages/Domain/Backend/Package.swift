// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Backend",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [.library(name: "Backend", targets: ["Backend"])],
  dependencies: [
    .package(path: "../../Core/Networking"),
    .package(path: "../../Core/Persistence"),
    .package(path: "../Models"),
    .package(path: "../../Core/TestSupport"),
  ],
  targets: [
    .systemLibrary(name: "CLibcrypto"),
    .target(
      name: "Backend",
      dependencies: [
        "Models", "Networking", "Persistence",
        .target(name: "CLibcrypto", condition: .when(platforms: [.linux])),
      ]
    ),
    .testTarget(name: "BackendTests", dependencies: ["Backend", "Networking", "Persistence", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
