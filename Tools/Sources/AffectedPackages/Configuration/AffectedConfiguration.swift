import PackageModel
import TrellisKit

/// What `.trellis.json` says of files outside of targets: its member `affected`.
struct AffectedConfiguration: Sendable, Equatable {
  /// The packages that files count for.
  struct Mapping: Sendable, Equatable {
    let pattern: PathPattern
    /// Their folders; nil for all packages.
    let folders: [String]?
  }

  var mappings: [Mapping] = []

  private struct Section: Decodable {
    let paths: [String: [String]]
  }

  init(mappings: [Mapping] = []) {
    self.mappings = mappings
  }

  /// Reads the configuration of a project. Where not all packages could be read, a name may be one of those.
  ///
  /// - Throws: what is wrong with it.
  init(root: String, packages: PackageNames, isComplete: Bool) throws(ConfigurationError) {
    guard let file = try ConfigurationFile(folder: root),
      let section = try file.section("affected", as: Section.self)
    else { return }
    for (text, names) in section.paths.sorted(by: { $0.key < $1.key }) {
      do {
        let isAll = names.contains("*")
        let folders = try names.filter { $0 != "*" }.compactMap { name throws -> String? in
          guard !isComplete else { return try packages.folder(of: name) }
          return try? packages.folder(of: name)
        }
        mappings.append(Mapping(pattern: try PathPattern(text), folders: isAll ? nil : folders))
      } catch {
        throw ConfigurationError(path: file.path, reason: "“affected.paths”, “\(text)”: \(error)")
      }
    }
  }

  /// The mappings that a path has.
  func mappings(of path: String) -> [Mapping] {
    mappings.filter { $0.pattern.matches(path) }
  }
}
