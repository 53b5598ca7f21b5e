import Foundation
import TrellisKit

/// The files of a repository that a new app gets: tracked by git and present.
struct CarriedFiles {
  /// The files' paths.
  let carried: [String]
  /// The paths of those that belong to what the app doesn't get.
  let leftOut: [String]
  /// How many files git neither tracks nor ignores: they stay behind.
  let untracked: Int

  init(of repository: AppRepository, features: FeatureChoice) throws(ScaffoldingError) {
    let listing = try Self.list([], in: repository)
    untracked = try Self.list(["--others", "--exclude-standard"], in: repository).count
    let present = Set(listing).sorted().filter { path in
      var status = stat()
      return lstat("\(repository.root)/\(path)", &status) == 0 && status.st_mode & S_IFMT != S_IFDIR
    }
    guard present.contains(AppRepository.manifest) else {
      throw ScaffoldingError("\(repository.root): git doesn't track its \(AppRepository.manifest)")
    }
    let folders =
      ["Tools/Tests/"]
      + features.leftOut.flatMap {
        ["Packages/Features/\($0)/", "App/Core/Features/\($0)/", "Tests/AppTests/Features/\($0)/"]
      }
    var carried: [String] = []
    var leftOut: [String] = []
    for path in present {
      let isNeeded =
        !folders.contains(where: path.hasPrefix)
        && Self.needs(path, in: repository).isDisjoint(with: features.leftOut)
      if isNeeded { carried.append(path) } else { leftOut.append(path) }
    }
    self.carried = carried
    self.leftOut = leftOut
  }

  private static func list(
    _ options: [String], in repository: AppRepository
  ) throws(ScaffoldingError) -> [String] {
    do {
      let listing = try GitRepository(folder: repository.root).ask(["ls-files", "-z"] + options)
      return listing.split(separator: "\0").map(String.init)
    } catch {
      throw ScaffoldingError("\(repository.root): git must know its files. \(error)")
    }
  }

  private static func needs(_ path: String, in repository: AppRepository) -> Set<String> {
    guard path.hasSuffix(".swift") || path.hasSuffix(".flow"),
      let data = FileManager.default.contents(atPath: "\(repository.root)/\(path)")
    else { return [] }
    return Set(Needs.names(atTopOf: String(decoding: data.prefix(2000), as: UTF8.self)))
  }
}
