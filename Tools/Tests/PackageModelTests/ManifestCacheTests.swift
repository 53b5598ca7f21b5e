import Foundation
import TestSupport
import Testing
import ToolsTestSupport

@testable import PackageModel

@Suite(.bounded) struct `The manifest cache` {
  private let toolchain = Toolchain(swift: "/nowhere/swift", identity: "6.3")
  private let manifest = Manifest(
    name: "Kept",
    targets: [
      Manifest.Target(
        name: "A", type: "regular", path: "x", exclude: ["y"], sources: nil,
        dependencies: [.name("B"), .product("C", package: nil), .target("D")], plugins: [.target("P")],
        aliasesModules: true)
    ],
    products: [WorkspacePackage.Product(name: "A", targets: ["A"])],
    dependencies: [.folder("/there"), .remote(identity: "far")])

  @Test func `gives back what it keeps, without asking SwiftPM`() throws {
    let folder = try TemporaryFolder(["Lib/Package.swift": "let a = 1"])
    let cache = ManifestCache(folder: "\(folder.root)/cache")
    cache.keep(manifest, for: try ManifestKey(folder: "\(folder.root)/Lib", toolchain: toolchain))

    let reader = ManifestReader(toolchain: toolchain, cache: cache)

    #expect(try reader.manifest(in: "\(folder.root)/Lib") == manifest)
  }

  @Test
  func `has nothing for a manifest that changed, another toolchain, another folder or a variable it names`()
    throws
  {
    let text = #"let a = Context.environment["HOST_DIR"]"#
    let folder = try TemporaryFolder(["Lib/Package.swift": text, "Copy/Package.swift": text])
    func key(_ name: String = "Lib", _ identity: String = "6.3", _ environment: [String: String] = [:]) throws
      -> String
    {
      let toolchain = Toolchain(swift: "", identity: identity)
      return try ManifestKey(folder: "\(folder.root)/\(name)", toolchain: toolchain, environment: environment)
        .hash
        .description
    }
    var keys = try [key(), key("Copy"), key("Lib", "6.4"), key("Lib", "6.3", ["HOST_DIR": "x"])]
    #expect(try key("Lib", "6.3", ["OTHER": "x", "HOST": "y"]) == keys[0])
    try folder.write("// variant", to: "Lib/Package@swift-6.1.swift")
    keys.append(try key())
    try folder.write("\(text) ", to: "Lib/Package.swift")
    keys.append(try key())

    #expect(Set(keys).count == keys.count)
  }

  @Test(arguments: ["", "{}", "\u{0}\u{1}"])
  func `takes an entry that can't be read as not there`(content: String) throws {
    let folder = try TemporaryFolder(["Package.swift": ""])
    let cache = ManifestCache(folder: "\(folder.root)/cache")
    let key = try ManifestKey(folder: folder.root, toolchain: toolchain)
    cache.keep(manifest, for: key)
    try folder.write(content, to: "cache/\(key.hash).json")

    #expect(cache.manifest(for: key) == nil)
  }

  @Test func `may be used by many at once, and gives each something whole`() throws {
    let folder = try TemporaryFolder(["Package.swift": ""])
    let root = folder.root
    let key = try ManifestKey(folder: root, toolchain: toolchain)
    let kept = manifest
    ManifestCache(folder: "\(root)/cache").keep(kept, for: key)

    let read = WorkerThreads.map(Array(0..<200)) { number in
      let cache = ManifestCache(folder: "\(root)/cache")
      if number.isMultiple(of: 2) { cache.keep(kept, for: key) }
      return cache.manifest(for: key)
    }

    #expect(read.allSatisfy { $0 == kept })
  }
}
