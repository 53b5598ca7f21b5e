// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Composition",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Composition", targets: ["Composition"]),
    .library(name: "CompositionPreviewSupport", targets: ["CompositionPreviewSupport"]),
    .library(name: "CompositionTestSupport", targets: ["CompositionTestSupport"]),
  ],
  dependencies: [.package(path: "../Design"), .package(path: "../TestSupport")],
  targets: [
    .target(name: "Composition", dependencies: ["Design"]),
    .target(name: "CompositionPreviewSupport", dependencies: ["Composition", "Design"]),
    .target(name: "CompositionTestSupport", dependencies: ["Composition", "Design"]),
    .testTarget(
      name: "CompositionTests",
      dependencies: [
        "Composition", "CompositionPreviewSupport", "CompositionTestSupport", "Design", "TestSupport",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
