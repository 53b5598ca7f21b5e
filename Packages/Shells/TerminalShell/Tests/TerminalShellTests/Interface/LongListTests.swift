import Screens
import Synchronization
import Testing

@testable import TerminalShell

@Suite struct `A long list` {
  /// Remembers which rows were asked for.
  private final class Log: Sendable {
    private let indices = Mutex<[Int]>([])

    func add(_ index: Int) {
      indices.withLock { $0.append(index) }
    }

    func take() -> [Int] {
      indices.withLock { all in
        defer { all = [] }
        return all
      }
    }
  }

  @Test func `is asked only for the rows that are seen, and for each once`() {
    let log = Log()
    var interface = interface(Screens.list(count: 1_000_000) { log.add($0) }, rows: 12)
    for keys in [[], [Key.down], [.pageDown], [.end], [.up], [.home]] {
      for key in keys { interface.press(key) }
      _ = interface.frame()
      let asked = log.take()
      #expect(asked.count == Set(asked).count)
      #expect(asked.count <= 11, "after \(keys)")
    }
  }

  @Test func `is walked through to its end`() {
    var interface = interface(Screens.list(count: 30), rows: 8)
    for index in 0..<30 {
      #expect(interface.picture().contains("❯ Row \(index) "))
      interface.press(.down)
    }
    #expect(interface.picture().contains("❯ Row 29 "))
    interface.press(.pageUp)
    #expect(interface.picture().contains("❯ Row 24 "))
    interface.press(.home)
    #expect(interface.picture().contains("❯ Row 0 "))
    #expect(interface.press(.enter) == [.send(ScreenAction(Tap.button("row0")))])
  }

  private func list(_ ids: [Int]) -> Screen {
    let list = List(id: "rows", revision: ids.hashValue, count: ids.count) {
      "\(ids[$0])"
    } row: {
      Row("Row \(ids[$0]).", id: "\(ids[$0])", action: Tap.button("\(ids[$0])"))
    }
    return Screen(id: "list", title: "Rows", content: .list(list))
  }

  @Test func `keeps the chosen row in its place when rows come and go`() {
    var interface = interface(list(Array(0..<50)), rows: 10)
    for _ in 0..<20 { interface.press(.down) }
    let line = interface.frame().canvas.lines.firstIndex { $0.contains("❯ Row 20.") }
    interface.show(list(Array(-5..<50)))
    #expect(interface.frame().canvas.lines.firstIndex { $0.contains("❯ Row 20.") } == line)
    interface.show(list(Array(0..<20) + Array(21..<50)))
    #expect(interface.picture().contains("❯ Row"))
    interface.show(list([1, 2]))
    #expect(interface.picture().contains("❯ Row 2."))
    #expect(interface.picture().contains("Row 1."))
    interface.show(list([]))
    #expect(interface.press(.enter, .down, .up, .end, .home, .pageDown) == [])
    interface.show(list([7]))
    #expect(interface.picture().contains("❯ Row 7."))
  }

  @Test func `lets Tab go to the button of a banner and back`() {
    var screen = Screens.list()
    screen.banner = Banner("Offline.", button: Button("Retry", action: Tap.button("retry")))
    var interface = interface(screen)
    #expect(interface.focused == nil)
    interface.press(.down, .tab)
    #expect(interface.focused?.id.id == "Retry")
    interface.press(.tab)
    #expect(interface.press(.enter) == [.send(ScreenAction(Tap.button("row1")))])
    interface.press(.home, .up)
    #expect(interface.focused?.id.id == "Retry")
    interface.press(.down)
    #expect(interface.picture().contains("❯ Row 0"))
  }

  @Test(arguments: [1, 2, 3, 5])
  func `shows the chosen row however few lines there are`(_ rows: Int) {
    var interface = interface(Screens.list(count: 20), rows: rows)
    interface.press(.down, .down, .down)
    #expect(interface.picture().contains("❯ Row 3"))
  }
}
