import Screens
import Testing

@testable import TerminalShell

@Suite struct `A password that is shown` {
  private static let bullets = "••••••"

  /// A form whose password, “secret”, has the focus and is shown.
  private func shown() -> Interface {
    var interface = TerminalShellTests.interface(Screens.tabs(Screens.form()), columns: 80)
    interface.press(.down)
    interface.press(.control("r"))
    return interface
  }

  @Test func `is shown by a key that is told of where it does something, and hidden by it`() {
    var interface = TerminalShellTests.interface(Screens.form(), columns: 80)
    #expect(!interface.picture().contains("^R"))
    interface.press(.down)
    #expect(interface.picture().contains("^R Show"))
    #expect(interface.picture().contains("│\(Self.bullets) "))
    #expect(interface.press(.control("r")) == [])
    #expect(interface.picture().contains("│secret "))
    #expect(interface.picture().contains("^R Hide"))
    #expect(interface.press(.control("r")) == [])
    #expect(interface.picture().contains("│\(Self.bullets) "))
  }

  @Test func `can be edited`() {
    var interface = shown()
    interface.press(.character("!"))
    #expect(interface.picture().contains("│secret! "))
    interface.press(.backspace)
    #expect(interface.picture().contains("│secret "))
  }

  @Test(arguments: [[.up], [.tab], [.enter], [.down, .up], [.up, .down]] as [[Key]])
  func `is hidden when the field is left or the form is sent`(_ keys: [Key]) {
    var interface = shown()
    for key in keys { interface.press(key) }
    #expect(!interface.picture().contains("secret"))
    interface.press(.tab)
    interface.press(KeyPress(.tab, .shift))
    #expect(!interface.picture().contains("secret"), "It stays hidden.")
  }

  @Test(arguments: [
    Screens.form(alert: Screens.alert), Screens.settings, Screens.tabs(Screens.settings, selection: "two"),
  ])
  func `is hidden by what comes over it`(_ screen: Screen) {
    var interface = shown()
    interface.show(screen)
    interface.show(Screens.tabs(Screens.form()))
    #expect(!interface.picture().contains("secret"))
  }

  @Test func `stays shown when only something else changes`() {
    var interface = shown()
    interface.show(Screens.tabs(Screens.form(name: "Ada", toast: Toast("Hello"))))
    #expect(interface.picture().contains("│secret "))
  }

  @Test func `is not shown with the rest of a form, nor by the key elsewhere`() {
    let screen = Screen(id: "form", title: "Form") {
      Section {
        TextField("Name", text: "Ada", action: Tap.typed)
        TextField("Password", text: "secret", kind: .password, action: Tap.typed)
        TextField("Repeat password", text: "hidden", kind: .password, action: Tap.typed)
      }
    }
    var interface = TerminalShellTests.interface(screen)
    interface.press(.control("r"))
    #expect(!interface.showsPassword)
    interface.press(.down)
    interface.press(.control("r"))
    #expect(interface.picture().contains("secret") && !interface.picture().contains("hidden"))
  }

  @Test func `is known to nobody but the person`() {
    var interface = shown()
    let frame = interface.frame()
    #expect(frame.canvas.lines.contains { $0.contains("secret") })
    #expect(!interface.concealed(frame).canvas.lines.contains { $0.contains("secret") })
    #expect(interface.screen.texts.allSatisfy { !$0.contains("secret") })
  }
}
