import PackageModel

/// A target or a package in a graph.
public struct GraphNode: Sendable, Equatable {
  /// What names it among all: `Package/Target`, or the package's name.
  public let id: String
  /// What it is called.
  public let name: String
  /// What it is for; nil for a package.
  public let kind: WorkspaceTarget.Kind?
  /// The name of its package.
  public let package: String
  /// The folder of its package.
  public let packageFolder: String
  /// Its folder, relative to the root of the tree, or absolute when it is outside.
  public let folder: String
  /// What it is shown together with: the folder that its package is in.
  public let group: String
  /// How many Swift files it has.
  public var files: Int
  /// How many lines they have.
  public var lines: Int
  /// The modules that it imports and that are not in the tree: of the system, or from elsewhere; in order.
  public var outside: [String]

  /// Describes a node.
  public init(
    id: String, name: String, kind: WorkspaceTarget.Kind? = nil, package: String, packageFolder: String,
    folder: String, group: String, files: Int = 0, lines: Int = 0, outside: [String] = []
  ) {
    self.id = id
    self.name = name
    self.kind = kind
    self.package = package
    self.packageFolder = packageFolder
    self.folder = folder
    self.group = group
    self.files = files
    self.lines = lines
    self.outside = outside
  }
}
