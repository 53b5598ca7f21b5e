// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Tools",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "benchmark", targets: ["benchmark"]),
    .library(name: "Benchmarks", targets: ["Benchmarks"]),
  ],
  targets: [
    .target(name: "Benchmarks"),
    .executableTarget(name: "benchmark", dependencies: ["Benchmarks"]),
    .testTarget(name: "BenchmarksTests", dependencies: ["Benchmarks"]),
  ],
  swiftLanguageModes: [.v6]
)
