import Screens
import Testing

@testable import TerminalShell

@Suite struct `The question whether to quit` {
  /// A form on which somebody was asked whether to quit.
  private func asked(_ screen: Screen = Screens.tabs(Screens.form())) -> Interface {
    var interface = TerminalShellTests.interface(screen, columns: 60)
    interface.askToQuit(true)
    return interface
  }

  @Test(arguments: Screens.everything)
  func `is asked on any screen, above everything else`(_ screen: Screen) {
    var interface = asked(screen)
    #expect(interface.picture().contains("Quit without saving?"))
    #expect(interface.picture().contains("❯ [ Keep editing ]"))
    #expect(interface.picture().contains("Esc Keep editing"))
    #expect(interface.frame().caret == nil)
    #expect(interface.press(.character("x"), .character("2")) == [])
    #expect(interface.handle(.paste("x")) == [])
  }

  @Test(arguments: [[.tab, .enter], [.right, .character(" ")]] as [[Key]])
  func `quits at its answer`(_ keys: [Key]) {
    var interface = asked()
    #expect(keys.flatMap { interface.press($0) } == [.quitAtOnce])
  }

  @Test(arguments: ["c", "q"] as [Character])
  func `quits at once at a second key`(_ letter: Character) {
    var interface = TerminalShellTests.interface(Screens.form())
    #expect(interface.press(.control(letter)) == [.quit])
    interface.askToQuit(true)
    #expect(interface.press(.control(letter)) == [.quitAtOnce])
  }

  @Test(arguments: [Key.enter, .escape])
  func `leaves everything as it was when the person goes on`(_ key: Key) {
    var interface = asked()
    #expect(interface.press(key) == [])
    #expect(!interface.picture().contains("Quit without saving?"))
    #expect(interface.focused?.id.id == "Name")
    #expect(interface.press(.control("c")) == [.quit], "It is asked again.")
    #expect(interface.press(.character("a")) == [.type("a", into: Screens.form().textFields[0])])
  }

  @Test func `keeps its focus while the screen below changes, and gives an alert there its own`() {
    var interface = asked()
    interface.press(.tab)
    interface.show(Screens.tabs(Screens.form(alert: Screens.alert)))
    #expect(interface.picture().contains("❯ [ Quit ]"))
    interface.press(.escape)
    #expect(interface.picture().contains("❯ [ Cancel ]"))
    #expect(interface.press(.enter) == [.send(ScreenAction(Tap.button("cancel")))])
  }

  @Test func `can be suspended and drawn anew`() {
    var interface = asked()
    #expect(interface.press(.control("z"), .control("l")) == [.suspend, .repaint])
  }
}
