import Backend
import Foundation
import LoopbackServer
import TrellisKit

/// One run of the development server, from the start to the signal that ends it.
struct ServeRun {
  private let options: ServeOptions
  private let requestLog = RequestLog()

  init(_ options: ServeOptions) {
    self.options = options
  }

  /// Returns the exit code.
  func run() async throws -> Int32 {
    try await Interruption.catching { try await serve() }.value
  }

  /// Serves until the task is cancelled.
  private func serve() async throws -> Int32 {
    let site = FaultySite(transport: backend, faults: options.faults, log: { log($0) })
    let server: HTTPServer
    do {
      server = try HTTPServer(
        address: options.host, port: options.port, allowsRemotePeers: options.allowsRemotePeers,
        answeringPeers: site.answer)
    } catch {
      switch error {
      case .notAnAddress, .notLoopback: throw UsageError(error.explanation)
      default:
        StandardStream.report("trellis serve: \(error.explanation)\n")
        return ExitCode.couldNotRun
      }
    }
    do {
      try StandardStream.write("Listening on \(server.url)\n")
    } catch {
      await server.stop()
      throw error
    }
    let (end, stop) = AsyncStream.makeStream(of: Void.self)
    await withTaskCancellationHandler {
      for await _ in end {}
    } onCancel: {
      stop.finish()
    }
    await server.stop()
    return 0
  }

  private var backend: EmbeddedBackend {
    let file = options.data.map {
      URL(filePath: $0, directoryHint: .isDirectory).appending(path: "backend.sqlite")
    }
    return EmbeddedBackend(
      location: file.map { .file($0) } ?? .memory,
      passwordCost: file == nil ? .quick : .recommended,
      report: { StandardStream.report("trellis serve: \($0)\n") })
  }

  private func log(_ served: ServedRequest) {
    if !options.isQuiet { requestLog.write("\(served)\n") }
  }
}
