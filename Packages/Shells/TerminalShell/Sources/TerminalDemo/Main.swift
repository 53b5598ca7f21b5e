import Foundation
import TerminalShell

/// A gallery of everything that a terminal can draw, to look at and to try.
@main
struct Main {
  static func main() async {
    let terminal = Terminal(environment: ProcessInfo.processInfo.environment)
    exit(await terminal.run(GalleryScene()).code)
  }
}
