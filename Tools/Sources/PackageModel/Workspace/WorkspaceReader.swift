import TrellisKit

/// Reads the packages of a folder tree.
public struct WorkspaceReader: Sendable {
  private let tree: SourceTree
  private let targets: [ConfiguredTarget]
  private let cache: ManifestCache?

  /// Prepares reading.
  ///
  /// - Parameters:
  ///   - tree: the folder tree.
  ///   - targets: the targets of an app without a manifest.
  ///   - cache: where what manifests said is kept; nil to ask all of them.
  public init(_ tree: SourceTree, targets: [ConfiguredTarget] = [], cache: ManifestCache? = .standard()) {
    self.tree = tree
    self.targets = targets
    self.cache = cache
  }

  /// Reads all manifests, those of packages outside the tree too when one inside depends on them. Waits on the calling
  /// thread, for as long as SwiftPM takes for those that have changed.
  ///
  /// - Returns: the packages. A manifest that fails is among the problems, and the rest is there.
  public func read() -> Workspace {
    var packages: [WorkspacePackage] = []
    var problems = tree.problems
    var waiting = tree.manifestFolders
    var seen = Set(waiting)
    do throws(ManifestError) {
      let reader = try waiting.isEmpty ? nil : ManifestReader(toolchain: .onPath(), cache: cache)
      while let reader, !waiting.isEmpty {
        let read = WorkerThreads.map(waiting) { [root = tree.root] folder in
          Self.package(in: folder, root: root, reader)
        }
        for case .success(let package) in read { packages.append(package) }
        for case .failure(let problem) in read {
          problems.append(PathProblem(path: "", message: "\(problem)"))
        }
        waiting = packages.flatMap(\.localDependencies).filter { seen.insert($0).inserted }
      }
    } catch {
      problems.append(PathProblem(path: "", message: "the manifests can't be read: \(error)"))
    }
    if let app = AppLayout(name: rootName, configured: targets).package(of: looseFiles) {
      packages.append(app)
    }
    return Workspace(root: tree.root, packages: packages, problems: problems)
  }

  private static func package(
    in folder: String, root: String, _ reader: ManifestReader
  ) -> Result<WorkspacePackage, ManifestError> {
    do {
      let manifest = try reader.manifest(in: folder.hasPrefix("/") ? folder : FolderPath.join(root, folder))
      let layout = TargetLayout(folder: folder, root: root, manifest: manifest)
      let dependencies = manifest.dependencies.map { dependency in
        guard case .folder(let path) = dependency else { return dependency }
        return .folder(FolderPath.resolve(FolderPath.real(path), in: folder, root: root))
      }
      return .success(
        WorkspacePackage(
          name: manifest.name, folder: folder, targets: manifest.targets.map(layout.target),
          products: manifest.products, dependencies: dependencies))
    } catch {
      return .failure(ManifestError("\(FolderPath.join(folder, "Package.swift")): \(error)"))
    }
  }

  private var rootName: String { tree.root.split(separator: "/").last.map(String.init) ?? "App" }

  /// The files below no manifest's folder.
  private var looseFiles: [String] {
    let folders = Set(tree.manifestFolders)
    return tree.swiftFiles.filter { path in
      var names = path.split(separator: "/")[...]
      while !names.isEmpty {
        names.removeLast()
        if folders.contains(names.joined(separator: "/")) { return false }
      }
      return true
    }
  }
}

extension WorkspacePackage {
  /// The folders of the packages that it depends on and that are in folders.
  fileprivate var localDependencies: [String] {
    dependencies.compactMap { dependency in
      guard case .folder(let folder) = dependency else { return nil }
      return folder
    }
  }
}
