import Dispatch
import Foundation
import Synchronization

@testable import TerminalShell

/// Somebody who sits at a pseudo terminal: looks at the screen and types. Has a thread of their own, because an exit
/// test may keep those of the tests busy until its process ends.
final class Person: Sendable {
  private let failures = Mutex<[String]>([])
  private let isGone = DispatchSemaphore(value: 0)

  /// Begins a visit.
  ///
  /// - Parameters:
  ///   - terminal: where the person sits.
  ///   - actions: what they do.
  init(at terminal: PseudoTerminal, _ actions: @escaping @Sendable (inout Eyes) -> Void) {
    Thread { [self] in
      var eyes = Eyes(terminal)
      actions(&eyes)
      failures.withLock { $0 = eyes.failures }
      isGone.signal()
    }.start()
  }

  /// What they missed until the end of the visit.
  func missed() -> [String] {
    isGone.wait()
    return failures.withLock { $0 }
  }
}

/// What a person sees on a terminal, and what they expected to see and didn't.
struct Eyes {
  private static let patienceInMilliseconds: Int32 = 30_000

  private let terminal: PseudoTerminal
  private var screen = ScreenEmulator(size: .standard)
  private var unread: [UInt8] = []
  private var missed: [String] = []

  init(_ terminal: PseudoTerminal) {
    self.terminal = terminal
  }

  var picture: String { screen.lines.joined(separator: "\n") }
  var isInProgram: Bool { screen.isAlternate }
  var failures: [String] { missed + screen.failures }

  func types(_ text: String) {
    terminal.type(text)
  }

  /// Gives the window another size; nothing is seen until it is drawn again.
  mutating func resizes(columns: Int, rows: Int) {
    screen.resize(TerminalSize(columns: columns, rows: rows))
    terminal.resize(columns: columns, rows: rows)
  }

  mutating func sees(_ text: String) {
    waits(for: text) { $0.picture.contains(text) }
  }

  mutating func seesTheProgramGone() {
    waits(for: "the end") { !$0.isInProgram }
  }

  private mutating func waits(for what: String, until isSeen: (Eyes) -> Bool) {
    while !isSeen(self) {
      var ready = pollfd(fd: terminal.screen, events: Int16(POLLIN), revents: 0)
      guard missed.isEmpty, poll(&ready, 1, Self.patienceInMilliseconds) == 1 else {
        missed.append("\(what) is not in:\n\(picture)")
        return
      }
      unread += Array(terminal.readAvailable().utf8)
      if !isInsideFrame {
        screen.receive(unread)
        unread = []
      }
    }
  }

  /// A frame may arrive in parts; it is looked at when it is complete.
  private var isInsideFrame: Bool {
    let text = String(decoding: unread, as: UTF8.self)
    guard let begin = text.ranges(of: ControlSequence.beginFrame).last else { return false }
    let end = text.ranges(of: ControlSequence.endFrame).last
    return end.map { $0.lowerBound < begin.lowerBound } ?? true
  }
}
