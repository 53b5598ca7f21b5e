import PackageModel

/// What a run of `trellis check` is asked for.
public struct CheckOptions: Sendable {
  /// The folder of the project, as an absolute path without symbolic links.
  public var root: String
  /// The files and folders to speak of, relative to the root; all when empty. The others are read as well, since rules about
  /// structure need to know them.
  public var paths: [String] = []
  /// Where the cache is; nil for none.
  public var cacheFolder: String?
  /// How many threads read files.
  public var workers: Int
  /// Only what differs from this revision is spoken of.
  public var revision: String?
  /// Where what manifests said is kept; nil to ask all of them.
  public var manifestCache: ManifestCache? = .standard()

  /// Describes a run.
  ///
  /// - Parameters:
  ///   - root: the folder of the project, as an absolute path without symbolic links.
  ///   - cacheFolder: where the cache is; nil for none.
  ///   - workers: how many threads read files; one for each core when nil.
  public init(root: String, cacheFolder: String? = nil, workers: Int? = nil) {
    self.root = root
    self.cacheFolder = cacheFolder
    self.workers = workers ?? WorkerThreads.usualCount
  }
}
