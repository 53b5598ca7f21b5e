// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FlowShell",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [.library(name: "FlowShell", targets: ["FlowShell"])],
  dependencies: [
    .package(path: "../../Core/Composition"),
    .package(path: "../../Core/Design"),
  ],
  targets: [
    .target(name: "FlowShell", dependencies: ["Composition", "Design"]),
    .testTarget(name: "FlowShellTests", dependencies: ["FlowShell", "Composition", "Design"]),
  ],
  swiftLanguageModes: [.v6]
)
