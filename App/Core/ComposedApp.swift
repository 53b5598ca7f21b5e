import Composition
import Foundation
import Networking
import Persistence

/// One run of the whole app, for a shell to show.
@MainActor
public final class ComposedApp {
  /// The version of the app.
  public nonisolated static let version = "0.1.0"
  /// What the app shows.
  public let scene: any SceneModel
  private let controller: AppStateController
  private let telemetry: Telemetry?
  private let clock: any Clock<Duration>

  /// Composes the app; nothing happens before a shell shows it.
  ///
  /// - Parameter environment: what the app needs from outside.
  /// - Throws: what is wrong with the address of the server.
  init(environment: AppEnvironment) throws(BaseURLError) {
    let dependencies = try AppDependencies(environment: environment)
    controller = dependencies.controller
    telemetry = environment.telemetry
    clock = environment.time.clock
    scene = RootScreen(dependencies: dependencies)
  }

  /// Composes the app for a person.
  ///
  /// - Parameters:
  ///   - options: where the app keeps things, and what it is connected to.
  ///   - variables: the environment variables, which tell the usual places and the proxies.
  /// - Throws: `AppDirectoriesError` when there is no usual place, or why the app can't be connected as asked for.
  public convenience init(options: AppCommand.InteractiveOptions, variables: [String: String]) throws {
    let folders: AppFolders
    if let folder = options.folder {
      folders = AppFolders(below: URL(filePath: folder, directoryHint: .isDirectory))
    } else {
      let directories = try AppDirectories(app: "trellis", environment: variables)
      folders = AppFolders(
        state: directories.state, cache: directories.cache, keychainService: "trellis")
    }
    let environment = try AppEnvironment(
      connection: options.connection, folders: folders, variables: variables, time: .real)
    try self.init(environment: environment)
  }

  /// The name of the state that the app is in.
  public var stateName: String { "\(controller.state)" }

  /// Puts the app's scene into a phase.
  public func enter(_ phase: ScenePhase) {
    controller.enter(phase, scene: "main")
  }

  /// Opens a deep link, now or after the sign-in.
  public func open(_ url: URL) {
    _ = controller.handleDeepLink(url)
  }

  /// Finishes what must not be lost. Call it last.
  ///
  /// What the person has changed is on the device as soon as they have; the server is given two seconds to take it now.
  ///
  /// - Returns: what whoever started the app should know in the end, if anything.
  @discardableResult
  public func end() async -> String? {
    let (ended, signal) = AsyncStream.makeStream(of: Never.self)
    let saving = Task { [controller] in
      await controller.prepareForBackground()
      signal.finish()
    }
    let patience = Task { [clock] in
      try await clock.sleep(for: .seconds(2))
      signal.finish()
    }
    for await _ in ended {}
    saving.cancel()
    patience.cancel()
    return await telemetry?.end()
  }
}
