import Foundation

/// Makes a folder as a whole: it is filled beside its place, under another name, and moved there when it is complete.
struct AppFolder {
  /// Where it will be, as an absolute path.
  let path: String

  /// Checks that the place is free.
  ///
  /// - Parameters:
  ///   - path: where it will be; absent, or an empty folder.
  ///   - source: a folder that it must not be in.
  init(_ path: String, outside source: String) throws(ScaffoldingError) {
    self.path = Self.resolved(URL(fileURLWithPath: path).standardizedFileURL.path)
    guard self.path != source, !self.path.hasPrefix("\(source)/") else {
      throw ScaffoldingError("\(self.path) is inside the repository that the app is made from")
    }
    var status = stat()
    guard lstat(self.path, &status) == 0 else { return }
    let names = try? FileManager.default.contentsOfDirectory(atPath: self.path)
    guard names?.isEmpty == true else {
      throw ScaffoldingError(
        "\(self.path) is there already\(names == nil ? "" : " and not empty"); nothing was changed")
    }
  }

  /// Fills it.
  ///
  /// - Parameters:
  ///   - isInterrupted: whether to stop.
  ///   - fill: fills the folder at a path.
  /// - Throws: what `fill` throws, after everything was removed again.
  func make(
    isInterrupted: () -> Bool, _ fill: (String) throws(ScaffoldingError) -> Void
  ) throws(ScaffoldingError) {
    let parents = try makeParents()
    let temporary = "\(path.parentFolder)/.\(path.lastName).trellis-\(getpid())"
    do {
      guard mkdir(temporary, 0o755) == 0 else { throw Self.failure(temporary) }
      try fill(temporary)
      if isInterrupted() { throw ScaffoldingError("interrupted") }
      guard rename(temporary, path) == 0 else { throw Self.failure(path) }
    } catch {
      try? FileManager.default.removeItem(atPath: temporary)
      for parent in parents.reversed() { rmdir(parent) }
      let isLeft = FileManager.default.fileExists(atPath: temporary)
      throw ScaffoldingError(
        "\(error)\(isLeft ? "; \(temporary) could not be removed" : "; nothing was made")")
    }
  }

  /// The path without symbolic links, as far as it is there.
  private static func resolved(_ path: String) -> String {
    var names: [String] = []
    var folder = path
    while folder != "/" {
      if let real = realpath(folder, nil) {
        defer { free(real) }
        folder = String(cString: real)
        break
      }
      names.insert(folder.lastName, at: 0)
      folder = folder.parentFolder
    }
    return names.reduce(folder) { $0 == "/" ? "/\($1)" : "\($0)/\($1)" }
  }

  /// Makes the folders above it that aren't there.
  private func makeParents() throws(ScaffoldingError) -> [String] {
    var missing: [String] = []
    var folder = path.parentFolder
    while !FileManager.default.fileExists(atPath: folder), folder != "/" {
      missing.insert(folder, at: 0)
      folder = folder.parentFolder
    }
    for (index, folder) in missing.enumerated() where mkdir(folder, 0o755) != 0 {
      let failure = Self.failure(folder)
      for made in missing[..<index].reversed() { rmdir(made) }
      throw failure
    }
    return missing
  }

  private static func failure(_ path: String) -> ScaffoldingError {
    ScaffoldingError("\(path): \(String(cString: strerror(errno)))")
  }
}
