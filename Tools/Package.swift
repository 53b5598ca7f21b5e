// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Where the `swift` on the PATH keeps SwiftSyntax; nil when its toolchain has none. `trellis` then lacks the commands
/// that read Swift, and says so.
let syntaxFolder: String? = {
  let candidates = Context.environment["PATH", default: ""].split(separator: ":").map { "\($0)/swift" }
  guard let swift = candidates.first(where: FileManager.default.isExecutableFile) else { return nil }
  let folder = URL(fileURLWithPath: swift).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/swift/host").path
  return FileManager.default.fileExists(atPath: "\(folder)/SwiftSyntax.swiftmodule") ? folder : nil
}()

let syntaxSettings: [SwiftSetting] =
  syntaxFolder.map { [.unsafeFlags(["-I", $0]), .define("SWIFT_SYNTAX")] } ?? []

let syntaxLibraries: [LinkerSetting] =
  syntaxFolder.map { folder in
    [.unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder])]
      + ["SwiftSyntax", "SwiftParser", "SwiftOperators"].map { .linkedLibrary($0) }
  } ?? []

let testSupport = Target.Dependency.product(name: "TestSupport", package: "TestSupport")

func library(_ name: String, _ dependencies: [Target.Dependency], testing: [Target.Dependency] = [])
  -> [Target]
{
  [
    .target(name: name, dependencies: dependencies),
    .testTarget(name: "\(name)Tests", dependencies: [.target(name: name), testSupport] + testing),
  ]
}

/// A library that needs SwiftSyntax, itself or through another one.
func syntaxLibrary(
  _ name: String, _ dependencies: [Target.Dependency], testing: [Target.Dependency] = []
) -> [Target] {
  guard syntaxFolder != nil else { return [] }
  return library(name, dependencies, testing: testing).map { target in
    target.swiftSettings = syntaxSettings
    target.linkerSettings = target.type == .test ? [] : syntaxLibraries
    return target
  }
}

let networking: [Target.Dependency] = ["Networking", .product(name: "LoopbackServer", package: "Networking")]

let serving: [Target] =
  library(
    "DevelopmentServer", ["Backend", "TrellisKit"] + networking,
    testing: ["ToolsTestSupport", "trellis", .product(name: "NetworkingTestSupport", package: "Networking")]
      + networking)

let measuring: [Target] = [
  .target(name: "Benchmarks", dependencies: ["Networking", "TrellisKit"]),
  .testTarget(
    name: "BenchmarksTests",
    dependencies: ["Benchmarks", "ToolsTestSupport", "TrellisKit", testSupport] + networking
      + ifSyntax(["SwiftSources"]),
    swiftSettings: syntaxSettings),
]

let reading: [Target] =
  syntaxLibrary("SwiftSources", [], testing: ["TrellisKit"])
  + syntaxLibrary(
    "ArchitectureChecks", ["PackageModel", "SwiftSources", "TrellisKit"],
    testing: ["PackageModel", "SwiftSources", "ToolsTestSupport", "TrellisKit"])
  + syntaxLibrary(
    "ModuleGraph", ["PackageModel", "SwiftSources", "TrellisKit"],
    testing: ["PackageModel", "ToolsTestSupport", "TrellisKit"])
  + syntaxLibrary("Scaffolding", ["TrellisKit"], testing: ["ToolsTestSupport", "TrellisKit"])
  + syntaxLibrary(
    "SplitAdvice", ["ModuleGraph", "PackageModel", "SwiftSources", "TrellisKit"],
    testing: ["PackageModel", "ToolsTestSupport", "TrellisKit"])

let composing: [Target] =
  [
    .systemLibrary(name: "CPlatform"),
    .target(
      name: "ToolsTestSupport", dependencies: ["TrellisKit", testSupport], path: "Tests/ToolsTestSupport"),
  ]
  + library(
    "TrellisKit", [.target(name: "CPlatform", condition: .when(platforms: [.linux]))],
    testing: ["ToolsTestSupport"])
  + library("PackageModel", ["TrellisKit"], testing: ["ToolsTestSupport", "TrellisKit"])
  + library(
    "AffectedPackages", ["PackageModel", "TrellisKit"],
    testing: ["PackageModel", "ToolsTestSupport", "TrellisKit"])

/// An app that was made by `trellis new app` has the tools without their tests.
func isHere(_ target: Target) -> Bool {
  let isForTests = target.type == .test || target.path?.hasPrefix("Tests/") == true
  return !isForTests
    || FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/Tests/\(target.name)")
}

func names(_ targets: [Target]) -> [String] {
  targets.filter { $0.type == .regular }.map(\.name)
}

/// What only a build with SwiftSyntax has.
func ifSyntax(_ names: [String]) -> [Target.Dependency] {
  syntaxFolder == nil ? [] : names.map { .target(name: $0) }
}

let executables: [Target] = [
  .executableTarget(
    name: "benchmark",
    dependencies: ["Benchmarks", "TrellisKit"] + networking + ifSyntax(["ArchitectureChecks"]),
    swiftSettings: syntaxSettings),
  .executableTarget(
    name: "trellis",
    dependencies: ["AffectedPackages", "DevelopmentServer", "TrellisKit"]
      + ifSyntax(["ArchitectureChecks", "ModuleGraph", "Scaffolding", "SplitAdvice"]),
    swiftSettings: syntaxSettings),
  .testTarget(
    name: "TrellisCommandTests", dependencies: ["trellis", "ToolsTestSupport", "TrellisKit", testSupport],
    swiftSettings: syntaxSettings),
]

let package = Package(
  name: "Tools",
  platforms: [.macOS(.v15)],
  products: ["benchmark", "trellis"].map { .executable(name: $0, targets: [$0]) }
    + names((serving + measuring + reading + composing).filter(isHere)).map {
      .library(name: $0, targets: [$0])
    },
  dependencies: [
    .package(path: "../Packages/Core/Networking"),
    .package(path: "../Packages/Core/TestSupport"),
    .package(path: "../Packages/Domain/Backend"),
  ],
  targets: (serving + measuring + reading + composing + executables).filter(isHere),
  swiftLanguageModes: [.v6]
)
