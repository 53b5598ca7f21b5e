import Foundation
import Networking

/// `trellis serve` as a process of its own, at a free port. It ends with the object at the latest.
final class RunningServer: @unchecked Sendable {
  struct DidNotListen: Error {
    let output: String
  }

  let url: URL
  // Safe: after `init`, the process is only signalled and waited for, and the pipe is read by one thread at a time.
  private let process: Process
  private let output: Pipe

  /// Starts a server, and waits until it listens.
  static func start(_ arguments: String...) async throws -> RunningServer {
    try await onThread { try RunningServer(arguments) }
  }

  private init(_ arguments: [String]) throws {
    process = Process()
    output = Pipe()
    process.executableURL = URL(filePath: TrellisExecutable.path)
    process.arguments = ["serve", "--port", "0"] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let line = Self.readLine(from: output.fileHandleForReading)
    let prefix = "Listening on "
    guard line.hasPrefix(prefix), let url = URL(string: String(line.dropFirst(prefix.count))) else {
      process.terminate()
      throw DidNotListen(output: line)
    }
    self.url = url
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// Sends a request, and returns the answer of the socket.
  func send(
    _ method: HTTPMethod, _ path: String, headers: HTTPHeaders = [:], body: String? = nil
  ) async throws -> HTTPResponse {
    let transport = try SocketTransport.make(SocketConfiguration())
    let request = HTTPRequest(
      method: method, url: url.appending(path: path), headers: headers, body: body.map { Data($0.utf8) })
    return try await transport.send(request)
  }

  /// Sends the signal, and returns the exit code and what was written after the first line.
  func end(_ signal: Int32) async throws -> (code: Int32, output: String) {
    try await onThread {
      kill(self.process.processIdentifier, signal)
      let rest = self.output.fileHandleForReading.readDataToEndOfFile()
      self.process.waitUntilExit()
      return (self.process.terminationStatus, String(decoding: rest, as: UTF8.self))
    }
  }

  private static func readLine(from file: FileHandle) -> String {
    var line = Data()
    while let byte = try? file.read(upToCount: 1), let first = byte.first, first != UInt8(ascii: "\n") {
      line.append(first)
    }
    return String(decoding: line, as: UTF8.self)
  }
}
