import Foundation
import Persistence

/// A private folder for the data of a run of flows, in memory where the system offers that: what is thrown away at the
/// end of a flow needs no disc, and waiting for one would be most of the flow's time.
///
/// It is locked as long as this process lives; so others know whether it is in use or was left behind.
final class ThrowawayFolder {
  private static let prefix = "trellis-flows-"
  /// What the data of a flow needs, with much to spare.
  private static let room = 16 << 20

  let url: URL
  private let descriptor: Int32

  /// Makes one in the first folder that can have it.
  ///
  /// - Parameters:
  ///   - variables: the environment variables; `TMPDIR` goes before the usual folders.
  ///   - report: is told which folders can't be used.
  /// - Throws: that none can.
  static func make(
    variables: [String: String], report: (String) -> Void
  ) throws(OutputError) -> ThrowawayFolder {
    var problems: [String] = []
    for place in places(variables) {
      removeLeftovers(in: place, report: report)
      do {
        let folder = try ThrowawayFolder(in: place)
        for problem in problems { report("\(problem); the flows' data goes to \(place)") }
        return folder
      } catch {
        let origin = place == variables["TMPDIR"] ? " (TMPDIR)" : ""
        let problem =
          error.code == .ENOENT ? "there is no such folder" : FileProblem.text(code: error.code.rawValue)
        problems.append("\(place)\(origin) can't be used: \(problem)")
      }
    }
    throw .cannotCreate("there is no folder for the flows' data: \(problems.joined(separator: "; "))")
  }

  private static func places(_ variables: [String: String]) -> [String] {
    let chosen = variables["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 }
    return [chosen ?? "/dev/shm", "/tmp", "/var/tmp"]
  }

  private init(in place: String) throws(POSIXError) {
    let (path, descriptor) = try Self.locked(in: place)
    url = URL(filePath: path, directoryHint: .isDirectory)
    self.descriptor = descriptor
  }

  private static func locked(in place: String) throws(POSIXError) -> (path: String, descriptor: Int32) {
    while true {
      let path = "\(place)/\(prefix)\(UUID().uuidString)"
      guard mkdir(path, 0o700) == 0 else { throw POSIXError() }
      let descriptor = open(path)
      guard descriptor >= 0, hasRoom(descriptor) else {
        let error = descriptor >= 0 ? POSIXError(.ENOSPC) : POSIXError()
        close(descriptor)
        rmdir(path)
        throw error
      }
      // A file system without locks will do: nobody else can take it for left behind there.
      let isTaken = flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
      if !isTaken && isThere(descriptor) { return (path, descriptor) }
      // Somebody has found it before it was locked, and removes it.
      close(descriptor)
    }
  }

  deinit {
    close(descriptor)
  }

  /// Removes it with everything in it.
  func remove() throws {
    try Self.remove(url)
  }

  /// Removes a folder of a flow with everything in it, also while a database in it is being closed, which removes files as
  /// well.
  static func remove(_ folder: URL) throws {
    try FileStore(folder: folder).removeAll()
    try FileManager.default.removeItem(at: folder)
  }
}

extension ThrowawayFolder {
  /// Removes what runs that have died left in a folder: what has such a name, belongs to this user alone and isn't locked.
  private static func removeLeftovers(in place: String, report: (String) -> Void) {
    // Whether the folder can be used is found out when it is.
    for name in (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? [] {
      guard name.hasPrefix(prefix), UUID(uuidString: String(name.dropFirst(prefix.count))) != nil else {
        continue
      }
      let path = "\(place)/\(name)"
      let descriptor = open(path)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      guard isOurs(descriptor), flock(descriptor, LOCK_EX | LOCK_NB) == 0, isThere(descriptor) else {
        continue
      }
      do {
        try FileManager.default.removeItem(atPath: path)
      } catch {
        report(
          "\(path), left by an earlier run, can't be removed: \(FileProblem.text(error, path: path))")
      }
    }
  }

  private static func open(_ path: String) -> Int32 {
    Foundation.open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
  }

  private static func isOurs(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_uid == geteuid()
      && status.st_mode & 0o7777 == 0o700
  }

  private static func isThere(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_nlink > 0
  }

  private static func hasRoom(_ descriptor: Int32) -> Bool {
    var figures = statvfs()
    // A file system without a limit has no blocks.
    guard fstatvfs(descriptor, &figures) == 0, figures.f_blocks > 0 else { return true }
    return UInt64(figures.f_bavail) * UInt64(figures.f_frsize) >= UInt64(room)
  }
}

extension POSIXError {
  /// The last error of a system call.
  fileprivate init() {
    self.init(Code(rawValue: errno) ?? .EIO)
  }
}
