import Foundation
import Synchronization
import TrellisKit

/// The standard output as a display uses it, which has nobody to tell while packages are built and tested.
final class DisplayedOutput: Sendable {
  private let state = Mutex<OutputError?>(nil)

  /// Why something could not be written; nil when all was.
  var error: OutputError? { state.withLock { $0 } }

  func write(_ text: String) {
    do throws(OutputError) {
      try StandardStream.write(text)
    } catch {
      state.withLock { $0 = $0 ?? error }
    }
  }
}

extension RunDisplay.Surface {
  /// The terminal, if there is one: results go to the standard output, and the bar to the standard error, so that a file that the
  /// output goes to has no bar in it.
  static func standard(
    _ output: DisplayedOutput, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Self {
    let hasBar = StandardStream.error.isTerminal && environment["TERM"] != "dumb"
    var surface = Self(
      write: output.write, columns: { TerminalWidth.columns(of: .error) }, style: TerminalStyle(for: .output))
    if hasBar { surface.draw = StandardStream.report }
    return surface
  }
}
