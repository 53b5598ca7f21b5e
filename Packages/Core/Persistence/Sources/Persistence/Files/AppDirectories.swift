#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folders that an app keeps its files in.
///
/// They follow the XDG Base Directory Specification 0.8; on Apple platforms the usual containers stand in where its
/// variables are not set. Nothing is made on the disc.
public struct AppDirectories: Sendable, Equatable {
  /// What has to survive a restart: `$XDG_STATE_HOME/APP`, or `~/.local/state/APP`.
  public let state: URL
  /// What can be made again: `$XDG_CACHE_HOME/APP`, or `~/.cache/APP`.
  public let cache: URL

  /// Finds the folders of an app.
  ///
  /// - Parameters:
  ///   - app: the name of the app's own folder inside each base folder.
  ///   - environment: the process's environment. Of the XDG variables, an empty or relative one counts as not set.
  /// - Throws: `AppDirectoriesError` when a folder depends on the home folder, and that isn't known.
  public init(app: String, environment: [String: String]) throws(AppDirectoriesError) {
    state = try Self.base(.state, environment).appending(path: app, directoryHint: .isDirectory)
    cache = try Self.base(.cache, environment).appending(path: app, directoryHint: .isDirectory)
  }

  private enum Kind: String {
    case state = "XDG_STATE_HOME"
    case cache = "XDG_CACHE_HOME"
  }

  private static func base(_ kind: Kind, _ environment: [String: String]) throws(AppDirectoriesError) -> URL {
    if let folder = absolutePath(environment[kind.rawValue]) { return folder }
    #if canImport(Darwin)
      return switch kind {
      case .state: URL.applicationSupportDirectory
      case .cache: URL.cachesDirectory
      }
    #else
      guard let home = absolutePath(environment["HOME"]) else { throw .noHome }
      return switch kind {
      case .state: home.appending(path: ".local/state", directoryHint: .isDirectory)
      case .cache: home.appending(path: ".cache", directoryHint: .isDirectory)
      }
    #endif
  }

  private static func absolutePath(_ value: String?) -> URL? {
    guard let value, value.hasPrefix("/") else { return nil }
    return URL(filePath: value, directoryHint: .isDirectory)
  }
}

/// Why an app's folders are not known.
public enum AppDirectoriesError: Error, Equatable, Sendable, CustomStringConvertible {
  /// `HOME` is not set to an absolute path.
  case noHome

  /// What went wrong and what to do about it, for a person.
  public var description: String {
    "There is no home folder to keep files in. Set HOME, or XDG_STATE_HOME and XDG_CACHE_HOME, to absolute paths."
  }
}
