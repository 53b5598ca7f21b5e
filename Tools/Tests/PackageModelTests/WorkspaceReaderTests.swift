import Foundation
import TestSupport
import Testing
import ToolsTestSupport

@testable import PackageModel

@Suite(.bounded) struct `The workspace` {
  @Test func `has targets of every kind where SwiftPM looks for them`() throws {
    let folder = try TemporaryFolder([
      "Package.swift": #"""
      // swift-tools-version: 6.0
      import PackageDescription
      import CompilerPluginSupport
      let package = Package(
        name: "Every",
        products: [
          .library(name: "Kit", targets: ["Core", "Extra"]), .executable(name: "tool", targets: ["tool"]),
        ],
        dependencies: [.package(url: "https://example.com/Remote-Kit.git", from: "1.0.0")],
        targets: [
          .target(
            name: "Core", dependencies: ["Extra", .product(name: "Remote", package: "Remote-Kit")],
            path: "./Lib/Core/", exclude: ["Old", "./notes/"], plugins: ["Plug"]),
          .target(name: "Extra", sources: ["Good", "One.swift"]),
          .executableTarget(
            name: "tool",
            dependencies: [
              .target(name: "Core"),
              .product(name: "Other", package: "Remote-Kit", moduleAliases: ["Other": "Another"]),
            ]),
          .macro(
            name: "Macros",
            swiftSettings: [.define("X"), .unsafeFlags(["-module-alias", "A=B"]), .enableUpcomingFeature("Y")]),
           .plugin(name: "Plug", capability: .buildTool()),
          .systemLibrary(name: "CThing"), .binaryTarget(name: "Blob", path: "Blob.xcframework"),
        ] + (1...2).map { .testTarget(name: "Test\($0)") })
      """#,
      "Lib/Core/A.swift": "", "Source/Extra/One.swift": "", "Tests/Test1/T.swift": "",
    ])

    let workspace = try WorkspaceReader(SourceTree(root: folder.root), cache: nil).read()

    #expect(workspace.problems.isEmpty)
    let package = try #require(workspace.packages.first)
    #expect(
      package.targets == [
        WorkspaceTarget(
          name: "Core", kind: .library, folder: "Lib/Core", excluded: ["Old", "notes"],
          dependencies: [.name("Extra"), .product("Remote", package: "Remote-Kit")],
          plugins: [.target("Plug")]),
        WorkspaceTarget(
          name: "Extra", kind: .library, folder: "Source/Extra", sources: ["Good", "One.swift"]),
        WorkspaceTarget(
          name: "tool", kind: .executable, folder: "Sources/tool",
          dependencies: [.target("Core"), .product("Other", package: "Remote-Kit")], aliasesModules: true),
        WorkspaceTarget(
          name: "Macros", kind: .macro, folder: "Sources/Macros", aliasesModules: true),
        WorkspaceTarget(name: "Plug", kind: .plugin, folder: "Plugins/Plug"),
        WorkspaceTarget(name: "CThing", kind: .system, folder: "Sources/CThing"),
        WorkspaceTarget(name: "Blob", kind: .system, folder: "Blob.xcframework"),
        WorkspaceTarget(name: "Test1", kind: .test, folder: "Tests/Test1"),
        WorkspaceTarget(name: "Test2", kind: .test, folder: "Tests/Test2"),
      ])
    #expect(package.dependencies == [.remote(identity: "remote-kit")])
    #expect(package.products.first { $0.isExecutable }?.name == "tool")
    #expect(
      workspace.declaredModules(of: TargetReference(package: package, target: package.targets[2])) == ["Core"]
    )
  }

  @Test(arguments: [
    ("Lib/Core/A.swift", true), ("Lib/Core/In/Packages.swift", true), ("Lib/Core/Package.swift", false),
    ("Lib/Core/Data/Package@swift-6.0.swift", false), ("Lib/Core/Core.docc/Step.swift", false),
    ("Lib/Core/Try.playground/Contents.swift", false), ("Lib/Core/docc/Step.swift", true),
  ])
  func `knows which files of a target's folder are sources`(_ path: String, _ isSource: Bool) {
    let target = WorkspaceTarget(name: "Core", kind: .library, folder: "Lib/Core")
    let package = WorkspacePackage(name: "Every", folder: "", targets: [target])
    let workspace = Workspace(root: "/x", packages: [package])
    #expect((workspace.target(of: path) != nil) == isSource)
  }

  @Test func `follows dependencies at local paths, out of the tree too, and goes on when a manifest fails`()
    throws
  {
    let folder = try TemporaryFolder([
      "tree/App/Package.swift": Self.manifest(
        "App", dependencies: #".package(path: "../../outside/Kit")"#,
        target: #".product(name: "KitProduct", package: "Kit")"#),
      "tree/App/Sources/App/A.swift": "",
      "tree/Broken/Package.swift": "// swift-tools-version: 6.0\nlet x: Int = \"a\"\n",
      "tree/Broken/Sources/B.swift": "",
      "outside/Kit/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "KitProduct", targets: ["KitA", "KitB"])],
        targets: [.target(name: "KitA"), .target(name: "KitB")])
      """,
      "outside/Kit/Sources/KitA/K.swift": "",
    ])

    let workspace = try WorkspaceReader(SourceTree(root: "\(folder.root)/tree"), cache: nil).read()

    let app = try #require(workspace.target(of: "App/Sources/App/A.swift"))
    #expect(workspace.declaredModules(of: app) == ["KitA", "KitB"])
    #expect(app.package.dependencies == [.folder("\(folder.root)/outside/Kit")])
    #expect(workspace.target(of: "Broken/Sources/B.swift") == nil)
    #expect(
      workspace.problems.map(\.description) == [
        "Broken/Package.swift: line 2: cannot convert value of type 'String' to specified type 'Int'"
      ])
  }

  @Test func `makes targets of folders without a manifest, as they are configured or else by name`() throws {
    let folder = try TemporaryFolder([
      "main.swift": "", "Shop/App.swift": "", "Shop/Feed/Feed.swift": "", "ShopTests/T.swift": "",
      "Modules/Cart/Cart.swift": "", "Modules/Login/Login.swift": "",
    ])
    let configured = [ConfiguredTarget(name: "Feed", folder: "Shop/Feed/")]

    let workspace = try WorkspaceReader(SourceTree(root: folder.root), targets: configured, cache: nil).read()

    let files = try SourceTree(root: folder.root).swiftFiles
    let targets = files.map { workspace.target(of: $0)?.target.name ?? "none" }
    let name = folder.root.split(separator: "/").last.map(String.init)
    #expect(targets == ["Cart", "Login", "Shop", "Feed", "ShopTests", name])
    #expect(workspace.targets(named: "ShopTests").first?.target.kind == .test)
    #expect(workspace.packages.map(\.hasManifest) == [false])
  }

  @Test func `gives a folder that two packages list to the nearer manifest`() {
    let tests = WorkspaceTarget(name: "LibTests", kind: .test, folder: "Lib/Tests/LibTests")
    let workspace = Workspace(
      root: "/tree",
      packages: [
        WorkspacePackage(name: "All", folder: "", targets: [tests]),
        WorkspacePackage(name: "Lib", folder: "Lib", targets: [tests]),
      ])

    #expect(workspace.target(of: "Lib/Tests/LibTests/T.swift")?.package.name == "Lib")
  }

  private static func manifest(_ name: String, dependencies: String, target: String) -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "\(name)", dependencies: [\(dependencies)],
      targets: [.target(name: "\(name)", dependencies: [\(target)])])
    """
  }
}
