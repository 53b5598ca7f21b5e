import Foundation
import TrellisKit

extension RunDisplay.Surface {
  /// The terminal, if there is one: results go to the standard output, and the bar to the standard error, so that a file that the
  /// output goes to has no bar in it.
  static func standard(environment: [String: String] = ProcessInfo.processInfo.environment) -> Self {
    let hasBar = StandardStream.error.isTerminal && environment["TERM"] != "dumb"
    var surface = Self(
      write: { _ = StandardStream.output.write($0) }, columns: { TerminalWidth.columns(of: .error) },
      style: TerminalStyle(for: .output))
    if hasBar { surface.draw = { _ = StandardStream.error.write($0) } }
    return surface
  }
}
