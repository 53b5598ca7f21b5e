/// A package.
public struct WorkspacePackage: Sendable, Equatable {
  /// A package that this one depends on.
  public enum Dependency: Sendable, Equatable, Codable {
    /// One in a folder; relative to the root of the tree when it is below it, otherwise absolute.
    case folder(String)
    /// One from elsewhere: its identity, the last part of its address in small letters.
    case remote(identity: String)
  }

  /// What a package offers to others.
  public struct Product: Sendable, Equatable, Codable {
    /// Its name.
    public let name: String
    /// The targets that it is made of.
    public let targets: [String]
    /// Whether it is an executable.
    public let isExecutable: Bool

    /// Describes a product.
    public init(name: String, targets: [String], isExecutable: Bool = false) {
      self.name = name
      self.targets = targets
      self.isExecutable = isExecutable
    }
  }

  /// Its name as the manifest says it.
  public let name: String
  /// Its folder, relative to the root of the tree; empty for the root itself.
  public let folder: String
  /// Whether it has a manifest; what a configuration makes up has none.
  public let hasManifest: Bool
  /// Its targets.
  public let targets: [WorkspaceTarget]
  /// What it offers.
  public let products: [Product]
  /// What it depends on.
  public let dependencies: [Dependency]

  /// Describes a package.
  public init(
    name: String, folder: String, hasManifest: Bool = true, targets: [WorkspaceTarget],
    products: [Product] = [],
    dependencies: [Dependency] = []
  ) {
    self.name = name
    self.folder = folder
    self.hasManifest = hasManifest
    self.targets = targets
    self.products = products
    self.dependencies = dependencies
  }

  /// What others call it: the last part of its folder in small letters.
  public var identity: String {
    (folder.split(separator: "/").last.map(String.init) ?? name).lowercased()
  }

  /// Whether a manifest means this package by a name: its identity, whatever the case, or its own name.
  public func isCalled(_ name: String) -> Bool {
    identity == name.lowercased() || self.name == name
  }
}
