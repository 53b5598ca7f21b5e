import Testing

@testable import PackageModel

@Suite struct `A dependency on a product` {
  private static func package(
    _ name: String, in folder: String, needs dependencies: [WorkspacePackage.Dependency] = []
  ) -> WorkspacePackage {
    WorkspacePackage(
      name: name, folder: folder, targets: [WorkspaceTarget(name: name, kind: .library, folder: folder)],
      products: [WorkspacePackage.Product(name: "Kit", targets: [name])], dependencies: dependencies)
  }

  static let cases: [(owner: String?, needs: [WorkspacePackage.Dependency], modules: Set<String>)] = [
    ("root", [.folder("")], ["Root"]), ("Root", [.folder("")], ["Root"]),
    // The checkout's folder, or a name that only the manifest that depends on it gives.
    ("root-of-a-checkout", [.folder("")], ["Root"]),
    ("other-name", [.folder("Packages/Kit")], ["KitPackage"]),
    ("kit", [.folder("")], ["KitPackage"]), ("kit", [.folder(""), .folder("Packages/Kit")], ["KitPackage"]),
    ("elsewhere", [.remote(identity: "elsewhere")], []), ("elsewhere", [], []),
    (nil, [], ["Root", "KitPackage"]),
  ]

  @Test(arguments: cases)
  func `is of the package that is called so, or else of one that the manifest names by its folder`(
    owner: String?, needs: [WorkspacePackage.Dependency], modules: Set<String>
  ) {
    let example = Self.package("Example", in: "Examples/Example", needs: needs)
    let workspace = Workspace(
      root: "/project",
      packages: [Self.package("Root", in: ""), Self.package("KitPackage", in: "Packages/Kit")], problems: [])
    #expect(Set(workspace.modules(of: .product("Kit", package: owner), in: example)) == modules)
  }
}
