// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Tools",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "benchmark", targets: ["benchmark"]),
    .executable(name: "request-benchmark", targets: ["request-benchmark"]),
    .executable(name: "trellis", targets: ["trellis"]),
    .library(name: "Benchmarks", targets: ["Benchmarks"]),
    .library(name: "DevelopmentServer", targets: ["DevelopmentServer"]),
    .library(name: "RequestBenchmark", targets: ["RequestBenchmark"]),
  ],
  dependencies: [
    .package(path: "../Packages/Core/Networking"),
    .package(path: "../Packages/Core/Persistence"),
    .package(path: "../Packages/Domain/Backend"),
  ],
  targets: [
    .target(name: "Benchmarks"),
    .executableTarget(name: "benchmark", dependencies: ["Benchmarks"]),
    .testTarget(
      name: "BenchmarksTests",
      dependencies: [
        "Benchmarks", "RequestBenchmark", "Networking",
        .product(name: "LoopbackServer", package: "Networking"),
      ]),
    .target(name: "RequestBenchmark", dependencies: ["Networking"]),
    .executableTarget(
      name: "request-benchmark",
      dependencies: [
        "RequestBenchmark", "Networking", .product(name: "LoopbackServer", package: "Networking"),
      ]),
    .target(
      name: "DevelopmentServer",
      dependencies: [
        "Backend", "Networking", "Persistence", .product(name: "LoopbackServer", package: "Networking"),
      ]),
    .executableTarget(name: "trellis", dependencies: ["DevelopmentServer"]),
    .testTarget(
      name: "DevelopmentServerTests",
      dependencies: [
        "DevelopmentServer", "trellis", "Networking",
        .product(name: "LoopbackServer", package: "Networking"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
