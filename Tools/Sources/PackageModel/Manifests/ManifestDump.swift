import Foundation

/// The JSON that `swift package dump-package` prints.
enum ManifestDump {
  static func manifest(_ json: Data) throws -> Manifest {
    let package = try JSONDecoder().decode(Package.self, from: json)
    return Manifest(
      name: package.name,
      targets: package.targets.map { target in
        Manifest.Target(
          name: target.name, type: target.type, path: target.path, exclude: target.exclude ?? [],
          sources: target.sources, dependencies: target.dependencies.compactMap(\.dependency),
          plugins: (target.pluginUsages ?? []).compactMap(\.dependency),
          aliasesModules: target.dependencies.contains(where: \.hasAliases)
            || target.settings?.contains(where: \.setsAlias) == true)
      },
      products: package.products.map { product in
        WorkspacePackage.Product(
          name: product.name, targets: product.targets, isExecutable: product.type.keys.contains("executable")
        )
      },
      dependencies: package.dependencies.flatMap { $0 }.flatMap { kind, places in
        places.map { kind == "fileSystem" ? .folder($0.path ?? "") : .remote(identity: $0.identity) }
      })
  }

  private struct Package: Decodable {
    let name: String
    let dependencies: [[String: [Place]]]
    let products: [Product]
    let targets: [Target]
  }

  private struct Place: Decodable {
    let identity: String
    let path: String?
  }

  private struct Product: Decodable {
    let name: String
    let targets: [String]
    let type: [String: Ignored]
  }

  private struct Target: Decodable {
    let name: String
    let type: String
    let path: String?
    let exclude: [String]?
    let sources: [String]?
    let dependencies: [TargetDependency]
    let pluginUsages: [TargetDependency]?
    let settings: [Setting]?
  }

  /// Anything, without looking at it.
  private struct Ignored: Decodable {
    init(from decoder: any Decoder) {}
  }

  /// Flags for the compiler are a list of texts; other settings have other values.
  private struct Setting: Decodable {
    let kind: [String: Value]

    struct Value: Decodable {
      let flags: [String]

      private enum CodingKeys: String, CodingKey {
        case flags = "_0"
      }

      init(from decoder: any Decoder) throws {
        flags = (try? decoder.container(keyedBy: CodingKeys.self).decode([String].self, forKey: .flags)) ?? []
      }
    }

    var setsAlias: Bool { kind["unsafeFlags"]?.flags.contains("-module-alias") == true }
  }

  /// An object with one key, the kind, and a list whose first two members are names.
  private struct TargetDependency: Decodable {
    let dependency: WorkspaceTarget.Dependency?
    private(set) var hasAliases = false

    private enum CodingKeys: String, CodingKey {
      case target, product, byName, plugin
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      guard let kind = container.allKeys.first else {
        dependency = nil
        return
      }
      var members = try container.nestedUnkeyedContainer(forKey: kind)
      let name = try members.decode(String.self)
      switch kind {
      case .target: dependency = .target(name)
      case .byName: dependency = .name(name)
      case .product:
        dependency = .product(name, package: try members.decodeIfPresent(String.self))
        hasAliases = try !members.isAtEnd && members.decodeIfPresent([String: String].self)?.isEmpty == false
      case .plugin:
        let package = try members.decodeIfPresent(String.self)
        dependency = package.map { .product(name, package: $0) } ?? .target(name)
      }
    }
  }
}
