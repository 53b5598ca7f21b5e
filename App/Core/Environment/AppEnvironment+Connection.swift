import Analytics
import Backend
import Foundation
import Networking
import Onboarding
import Persistence

extension AppEnvironment {
  /// An app that is connected as a command line says.
  ///
  /// - Parameters:
  ///   - connection: the server, and what else is reached.
  ///   - folders: where the app keeps its files.
  ///   - variables: the environment variables, which tell the proxies.
  ///   - time: the time that the app lives in.
  ///   - passwordCost: how expensive a password is to check for the app's own server; less than recommended only for
  ///     throwaway data.
  /// - Throws: why the app can't be connected like that.
  init(
    connection: ConnectionOptions, folders: AppFolders, variables: [String: String], time: AppTime,
    passwordCost: PasswordCost = .recommended
  ) throws {
    var sockets = SocketConfiguration(userAgent: "Trellis/\(ComposedApp.version)")
    sockets.authoritiesFile = connection.authoritiesFile
    sockets.proxyVariables = variables
    if let server = connection.server {
      self.init(
        baseURL: server.url, transport: try SocketTransport.make(sockets), folders: folders.of(server),
        time: time, notices: Relay<String>())
    } else {
      self = .embedded(folders: folders, time: time, passwordCost: passwordCost)
    }
    guard let endpoint = connection.telemetry else { return }
    sockets.totalTimeout = .seconds(10)
    let telemetry = Telemetry(
      endpoint: endpoint,
      files: FileStore(folder: folders.state.appending(path: "telemetry"), disc: folders.disc),
      transport: try SocketTransport.make(sockets), now: time.now)
    self.telemetry = telemetry
    durableSinks.append(telemetry)
  }

  /// An app with these, which keeps its own things in files.
  init(
    baseURL: URL, transport: any Transport, folders: AppFolders, time: AppTime, signInHint: SignInHint? = nil,
    notices: Relay<String>
  ) {
    let state = FileStore(folder: folders.state, disc: folders.disc)
    let cache = FileStore(folder: folders.cache, disc: folders.disc)
    self.init(
      baseURL: baseURL, transport: transport, state: state, cache: cache, secrets: folders.secrets,
      time: time, durableSinks: [LogSink(cache)], signInHint: signInHint, notices: notices)
  }
}
