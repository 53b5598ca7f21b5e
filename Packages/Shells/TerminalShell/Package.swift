// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "TerminalShell",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "TerminalShell", targets: ["TerminalShell"]),
    .library(name: "TerminalShellTestSupport", targets: ["TerminalShellTestSupport"]),
  ],
  dependencies: [
    .package(path: "../../Core/Composition"),
    .package(path: "../../Core/Design"),
    .package(path: "../../Core/TestSupport"),
  ],
  targets: [
    .target(name: "CTerminal"),
    .target(name: "TerminalShell", dependencies: ["CTerminal", "Composition", "Design"]),
    .target(name: "TerminalShellTestSupport", dependencies: ["TerminalShell"]),
    .testTarget(
      name: "TerminalShellTests",
      dependencies: [
        "TerminalShell", "TerminalShellTestSupport", "CTerminal", "Composition", "Design", "TestSupport",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
