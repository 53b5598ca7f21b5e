import Foundation
import Synchronization

/// A program that serves on loopback until this is let go.
final class ToolServer: Sendable {
  let url: URL
  private let processID: Int32

  /// Starts it.
  ///
  /// - Parameter announcement: how the line begins in which it says its port, at the end.
  static func start(_ tool: Tool, _ arguments: [String], announcement: String) async throws -> ToolServer {
    try await onThread {
      let (process, output) = tool.prepared(arguments)
      try process.run()
      var text = ""
      while true {
        let piece = output.availableData
        text += String(decoding: piece, as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        if let line = lines.first(where: { $0.hasPrefix(announcement) }),
          let port = line.split(whereSeparator: { !$0.isNumber }).last,
          let url = URL(string: "https://127.0.0.1:\(port)")
        {
          return ToolServer(url, process)
        }
        guard !piece.isEmpty else { throw Tool.Failed(output: text) }
      }
    }
  }

  private init(_ url: URL, _ process: Process) {
    self.url = url
    processID = process.processIdentifier
  }

  deinit {
    kill(processID, SIGKILL)
  }
}
