import Synchronization
import Testing
import TrellisKit

@testable import AffectedPackages

@Suite struct `The display of a run` {
  /// What was written where, and how wide it says it is.
  private final class Screen: Sendable {
    let lines = Mutex("")
    let bar = Mutex<[String]>([])
    let columns = Mutex(80)

    func surface(hasBar: Bool) -> RunDisplay.Surface {
      var surface = RunDisplay.Surface(
        write: { text in self.lines.withLock { $0 += text } }, columns: { self.columns.withLock { $0 } },
        style: .plain)
      if hasBar { surface.draw = { text in self.bar.withLock { $0.append(text) } } }
      return surface
    }
  }

  @Test func `is plain lines where there is no terminal`() {
    let screen = Screen()
    let display = RunDisplay(total: 2, on: screen.surface(hasBar: false))
    display.begin(.sample("A"))
    display.line("[1/2] Compiling", of: .sample("A"))
    display.finish(.sample("A", .passed))
    display.finish(.sample("B", .skipped("A does not build")))
    #expect(
      screen.lines.withLock { $0 } == """
        Testing A (1 of 2)
        ✔ A                     0.0 s  no test was run
        – B                            skipped: A does not build

        """)
    #expect(screen.bar.withLock { $0 }.isEmpty)
  }

  @Test func `takes the bar away before a line, and asks for the width each time`() {
    let screen = Screen()
    let display = RunDisplay(total: 2, on: screen.surface(hasBar: true))
    display.begin(.sample("A"))
    #expect(screen.bar.withLock { $0 }.last?.hasPrefix("\r\u{1B}[J[") == true)
    screen.columns.withLock { $0 = 5 }
    display.finish(.sample("A", .passed))
    let drawn = screen.bar.withLock { $0 }
    #expect(drawn.suffix(2) == ["\r\u{1B}[J", "\r\u{1B}[J1/2"])
    display.clear()
    #expect(screen.bar.withLock { $0 }.last == "\r\u{1B}[J")
    #expect(screen.lines.withLock { $0 } == "✔ A                     0.0 s  no test was run\n")
  }

  @Test func `follows the steps of the build, and never shows what a program wants the terminal to do`() {
    let screen = Screen()
    let display = RunDisplay(total: 1, on: screen.surface(hasBar: true))
    display.begin(.sample("A"))
    display.line("[10/10] Compiling \u{1B}[2JX\u{7}", of: .sample("A"))
    display.begin(.sample("B"))
    let bar = screen.bar.withLock { $0 }.last ?? ""
    #expect(bar.contains("[===================>  ] 0/1"))
    #expect(bar.dropFirst(4).unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
  }

  @Test func `passes everything on when asked to`() {
    let screen = Screen()
    let display = RunDisplay(total: 2, isVerbose: true, on: screen.surface(hasBar: false))
    display.begin(.sample("A"))
    display.line("one", of: .sample("A"))
    display.begin(.sample("B"))
    display.line("two", of: .sample("B"))
    #expect(screen.lines.withLock { $0 } == "Testing A (1 of 2)\none\nTesting B (2 of 2)\nB: two\n")
  }

  @Test func `leaves no bar behind when it is cancelled`() async {
    let screen = Screen()
    let display = RunDisplay(total: 1, on: screen.surface(hasBar: true))
    display.begin(.sample("A"))
    let drawing = Task { await display.keepDrawing() }
    drawing.cancel()
    await drawing.value
    #expect(screen.bar.withLock { $0 }.last == "\r\u{1B}[J")
  }
}
