import Screens
import Testing

@testable import TerminalShell
@testable import TerminalShellTestSupport

@Suite struct `Hostile text` {
  @Test(arguments: [false, true], 0..<5)
  func `is shown and does nothing`(_ hasAlert: Bool, _ content: Int) {
    for (columns, rows) in [(80, 60), (20, 8), (1, 1)] {
      var interface = interface(
        Screens.hostile(alert: hasAlert, content: content), columns: columns, rows: rows)
      let picture = interface.picture()
      if columns == 80 { #expect(picture.contains("␛[2J␛]0;owned␇\u{FFFD}31m\u{FFFD}x\u{FFFD}\u{FFFD}")) }
      for scalar in picture.unicodeScalars where scalar != "\n" {
        #expect(scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value))
        #expect(!(0x2028...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value))
      }
    }
  }

  @Test(arguments: 0..<5)
  func `steers no terminal`(_ content: Int) {
    var interface = interface(Screens.hostile(alert: false, content: content), columns: 60, rows: 30)
    var renderer = FrameRenderer(traits: TerminalTraits(environment: ["TERM": "xterm"]))
    var terminal = ScreenEmulator(size: interface.size)
    let frame = interface.frame()
    let palette = Palette(scheme: .dark, depth: .sixteen)
    terminal.receive(renderer.render(frame.canvas, caret: frame.caret, palette: palette))
    #expect(terminal.failures == [])
    #expect(terminal.lines == frame.canvas.lines)
  }

  @Test func `can't make a password be seen`() {
    var interface = interface(Screens.form(), columns: 80, rows: 24)
    #expect(!interface.picture().contains("secret"))
    interface.press(.tab)
    #expect(!interface.picture().contains("secret"))
    #expect(interface.picture().contains("│••••••"))
  }
}
