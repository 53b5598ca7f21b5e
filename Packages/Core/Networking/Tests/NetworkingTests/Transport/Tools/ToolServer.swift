import Foundation
import TestSupport

/// A program that serves on loopback until this is let go.
final class ToolServer: Sendable {
  let url: URL
  private let process: SpawnedProcess

  /// Starts it.
  ///
  /// - Parameter announcement: how the line begins in which it says its port, at the end.
  static func start(_ tool: Tool, _ arguments: [String], announcement: String) async throws -> ToolServer {
    try await onThread {
      let process = try SpawnedProcess([tool.name] + arguments)
      var text = ""
      while true {
        let piece = process.output.availableData
        text += String(decoding: piece, as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        if let line = lines.first(where: { $0.hasPrefix(announcement) }),
          let port = line.split(whereSeparator: { !$0.isNumber }).last,
          let url = URL(string: "https://127.0.0.1:\(port)")
        {
          return ToolServer(url, process)
        }
        guard !piece.isEmpty else {
          process.kill()
          throw Tool.Failed(output: text)
        }
      }
    }
  }

  private init(_ url: URL, _ process: SpawnedProcess) {
    self.url = url
    self.process = process
  }

  deinit {
    process.kill()
  }
}
