import PackageModel

@testable import ArchitectureChecks

extension WorkspacePackage {
  /// A package with one library, whose sources are in the package's folder itself.
  static func library(_ name: String, _ dependencies: [String] = [], in folder: String? = nil)
    -> WorkspacePackage
  {
    WorkspacePackage(
      name: name, folder: folder ?? name,
      targets: [
        WorkspaceTarget(
          name: name, kind: .library, folder: folder ?? name,
          dependencies: dependencies.map { .product($0, package: $0.lowercased()) })
      ],
      products: [.init(name: name, targets: [name])])
  }
}

extension [WorkspacePackage] {
  /// Two features above two libraries, below an app.
  static let features: [WorkspacePackage] = [
    .library("Models"), .library("Services", ["Models"]),
    .library("Profile", ["Services", "Models"]), .library("Settings", ["Services", "Models"]),
    .library("App", ["Profile", "Settings", "Services", "Models"]),
  ]
}

extension [Layer] {
  /// The layers of those.
  static let features: [Layer] = [
    Layer(name: "Domain", folders: ["Models", "Services"], imports: ["Domain"]),
    Layer(name: "Features", folders: ["Profile", "Settings"], imports: ["Domain"], isFeature: true),
    Layer(name: "App", folders: ["App"], imports: ["Features", "Domain"]),
  ]
}
