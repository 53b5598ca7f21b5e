/// A target of a package.
public struct WorkspaceTarget: Sendable, Equatable {
  /// What a target is for.
  public enum Kind: String, Sendable, Codable {
    /// A module that others import.
    case library
    /// A program.
    case executable
    /// Tests.
    case test
    /// A macro.
    case macro
    /// A plugin.
    case plugin
    /// A C library of the system, or a binary one.
    case system
  }

  /// What a target says it depends on.
  public enum Dependency: Sendable, Hashable, Codable {
    /// A target of the same package.
    case target(String)
    /// A product of a package; the package is nil when the manifest leaves it to be found.
    case product(String, package: String?)
    /// A target of the same package, or else a product of this name.
    case name(String)
  }

  /// Its name.
  public let name: String
  /// What it is for.
  public let kind: Kind
  /// The folder of its sources, relative to the root of the tree.
  public let folder: String
  /// Paths below its folder that don't belong to it.
  public let excluded: [String]
  /// The only paths below its folder that belong to it; nil for all.
  public let sources: [String]?
  /// What it says it depends on.
  public let dependencies: [Dependency]
  /// The plugins that its build uses.
  public let plugins: [Dependency]
  /// Whether its sources call modules by other names than their targets have.
  public let aliasesModules: Bool

  /// Describes a target.
  public init(
    name: String, kind: Kind, folder: String, excluded: [String] = [], sources: [String]? = nil,
    dependencies: [Dependency] = [], plugins: [Dependency] = [], aliasesModules: Bool = false
  ) {
    self.name = name
    self.kind = kind
    self.folder = folder
    self.excluded = excluded
    self.sources = sources
    self.dependencies = dependencies
    self.plugins = plugins
    self.aliasesModules = aliasesModules
  }

  /// The name of its module: its own with every character that an identifier can't have replaced.
  public var moduleName: String {
    String(
      name.enumerated().map { index, character in
        let isAllowed = character == "_" || character.isLetter || (index > 0 && character.isNumber)
        return isAllowed ? character : "_"
      })
  }

  /// Whether a path is one of its own.
  ///
  /// - Parameter path: relative to the root of the tree.
  public func contains(_ path: String) -> Bool {
    guard folder.isEmpty || path.hasPrefix("\(folder)/") else { return false }
    let inside = folder.isEmpty ? path[...] : path.dropFirst(folder.count + 1)
    func isIn(_ part: String) -> Bool { inside == part || inside.hasPrefix("\(part)/") }
    return !excluded.contains(where: isIn) && sources?.contains(where: isIn) ?? true
  }
}
