import Foundation
import Synchronization

/// What is seen of a program while it runs.
final class RunObservation: Sendable {
  private struct State: Sendable {
    var captured = CapturedOutput()
    var lines = OutputLines()
    var tests = XCTestLines()
    var hasBuilt = false
  }

  private let state = Mutex(State())
  private let onLine: @Sendable (String) -> Void

  /// - Parameter onLine: takes each line as it is complete.
  init(onLine: @escaping @Sendable (String) -> Void) {
    self.onLine = onLine
  }

  func take(_ data: Data) {
    let lines = state.withLock { state in
      state.captured.append(data)
      let lines = state.lines.take(data)
      for line in lines { Self.look(at: line, &state) }
      return lines
    }
    for line in lines { onLine(line) }
  }

  func finish() {
    let lines = state.withLock { state in
      let lines = state.lines.finish()
      for line in lines { Self.look(at: line, &state) }
      return lines
    }
    for line in lines { onLine(line) }
  }

  /// Whether SwiftPM has said that it has built.
  var hasBuilt: Bool { state.withLock(\.hasBuilt) }
  /// The tests of XCTest.
  var tests: XCTestLines { state.withLock(\.tests) }
  /// What it wrote.
  var output: String { state.withLock { $0.captured.text } }

  private static func look(at line: String, _ state: inout State) {
    if line.hasPrefix("Build complete!") { state.hasBuilt = true }
    state.tests.take(line)
  }
}
