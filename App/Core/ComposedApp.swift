import Analytics
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
  private let dependencies: AppDependencies
  private let telemetry: Telemetry?
  private let clock: any Clock<Duration>

  /// Composes the app; nothing happens before a shell shows it.
  ///
  /// - Parameter environment: what the app needs from outside.
  /// - Throws: what is wrong with the address of the server.
  init(environment: AppEnvironment) throws(BaseURLError) {
    let dependencies = try AppDependencies(environment: environment)
    self.dependencies = dependencies
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

  /// Where analytics events wait for a disc.
  var events: QueuedSink { dependencies.durableEvents }

  private var controller: AppStateController { dependencies.controller }

  /// Opens a deep link, now or after the sign-in.
  ///
  /// - Parameter link: what came from outside; the app tells the person when it is no link.
  public func open(_ link: String) {
    _ = controller.handleDeepLink(link)
  }

  /// How the app ended.
  public struct Ending: Equatable, Sendable {
    /// What could not be saved on this device, and why.
    public let unsaved: [String]
    /// What else whoever started the app should know, if anything.
    public let remark: String?
  }

  /// Finishes what must not be lost. Call it last.
  ///
  /// The server is given two seconds to take what it has not got; it will get it after the next launch. What goes to this
  /// device is waited for, however long that takes.
  ///
  /// - Parameter say: tells the person what is waited for, when that takes longer than a moment.
  @discardableResult
  public func end(saying say: @escaping @MainActor (String) -> Void = { _ in }) async -> Ending {
    let telling = Task { [clock] in
      try await clock.sleep(for: .seconds(1))
      say("Saving… Ctrl-C ends the app at once, without what is not saved yet.")
    }
    await wait(for: .seconds(2), on: clock) { [controller] in await controller.prepareForBackground() }
    let unsaved = await controller.finishStoring()
    await dependencies.sessions.finishSaving()
    telling.cancel()
    // A disc that hangs, or somebody who has locked a file, must not keep the app from ending.
    await wait(for: .seconds(2), on: ContinuousClock()) { [events, telemetry] in
      await events.finish()
      await telemetry?.end()
    }
    return Ending(
      unsaved: unsaved, remark: lostEvents(refused: telemetry?.refusedEvents ?? 0, lost: events.lostEvents))
  }

  private func lostEvents(refused: Int, lost: Int) -> String? {
    let reasons = [
      refused > 0 ? "the collector refused \(refused)" : nil, lost > 0 ? "\(lost) could not be stored" : nil,
    ].compactMap(\.self)
    return reasons.isEmpty ? nil : "Analytics events are lost: \(reasons.joined(separator: ", "))."
  }

  /// Waits for work, which goes on when it is not waited for any more.
  private func wait(
    for limit: Duration, on clock: any Clock<Duration>, _ work: @escaping @MainActor () async -> Void
  ) async {
    let (ended, signal) = AsyncStream.makeStream(of: Never.self)
    let working = Task {
      await work()
      signal.finish()
    }
    let patience = Task {
      try await clock.sleep(for: limit)
      signal.finish()
    }
    for await _ in ended {}
    working.cancel()
    patience.cancel()
  }
}
