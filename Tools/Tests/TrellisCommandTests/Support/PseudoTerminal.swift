import Foundation
import TrellisKit

/// A program at a terminal of a size, and what it writes there.
enum PseudoTerminal {
  struct Failed: Error {}

  private typealias OpenPair =
    @convention(c) (
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<CChar>?,
      UnsafeMutableRawPointer?, UnsafeMutablePointer<winsize>
    ) -> Int32

  /// Runs a program to its end, on a thread of its own.
  static func run(
    _ command: [String], columns: UInt16, in folder: String, environment: [String: String]
  ) async throws -> (code: Int32, text: String) {
    try await OnThread.run {
      try runHere(command, columns: columns, in: folder, environment: environment)
    }
  }

  private static func runHere(
    _ command: [String], columns: UInt16, in folder: String, environment: [String: String]
  ) throws -> (code: Int32, text: String) {
    // <pty.h> is in no module; the C library has the function nevertheless.
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "openpty") else { throw Failed() }
    let openPair = unsafeBitCast(symbol, to: OpenPair.self)
    var (terminal, end): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard openPair(&terminal, &end, nil, nil, &size) == 0 else { throw Failed() }
    defer { close(terminal) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(fileDescriptor: end)
    process.standardError = FileHandle(fileDescriptor: end)
    try process.run()
    close(end)
    var text = Data()
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = read(terminal, &buffer, buffer.count), count > 0 {
      text.append(contentsOf: buffer[..<count])
    }
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }
}
