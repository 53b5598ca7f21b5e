import Dispatch
import Foundation
import Synchronization
import TerminalShell

/// Somebody who sits at a pseudo terminal: looks at the screen and types. Has a thread of their own, because an exit
/// test may keep those of the tests busy until its process ends.
public final class Person: Sendable {
  private let failures = Mutex<[String]>([])
  private let isGone = DispatchSemaphore(value: 0)

  /// Begins a visit.
  ///
  /// - Parameters:
  ///   - terminal: where the person sits.
  ///   - actions: what they do.
  public init(at terminal: PseudoTerminal, _ actions: @escaping @Sendable (inout Eyes) -> Void) {
    Thread { [self] in
      var eyes = Eyes(terminal)
      actions(&eyes)
      failures.withLock { $0 = eyes.failures }
      isGone.signal()
    }.start()
  }

  /// What they missed until the end of the visit.
  public func missed() -> [String] {
    isGone.wait()
    return failures.withLock { $0 }
  }
}

/// What a person sees on a terminal, and what they expected to see and didn't.
public struct Eyes {
  private static let patienceInMilliseconds: Int32 = 600_000

  private let terminal: PseudoTerminal
  private var screen = ScreenEmulator(size: .standard)
  private var unread: [UInt8] = []
  private var missed: [String] = []

  init(_ terminal: PseudoTerminal) {
    self.terminal = terminal
  }

  /// What is on the screen now, line by line.
  public var picture: String { screen.lines.joined(separator: "\n") }
  /// Whether the screen is a program's, not what was there before.
  public var isInProgram: Bool { screen.isAlternate }
  /// What was expected and not seen, and what the terminal did not understand.
  public var failures: [String] { missed + screen.failures }

  /// Types a text, which may hold control characters.
  public func types(_ text: String) {
    terminal.type(text)
  }

  /// Gives the window another size; nothing is seen until it is drawn again.
  public mutating func resizes(columns: Int, rows: Int) {
    screen.resize(TerminalSize(columns: columns, rows: rows))
    terminal.resize(columns: columns, rows: rows)
  }

  /// Waits until a text is on the screen.
  public mutating func sees(_ text: String) {
    waits(for: text) { $0.picture.contains(text) }
  }

  /// Waits until everything was drawn anew since the window got its size.
  public mutating func seesEverythingDrawnAnew() {
    waits(for: "a frame for this size") { $0.screen.isRepainted }
  }

  /// Waits until something is drawn on a background, of a terminal with direct colours.
  public mutating func seesBackground(red: UInt8, green: UInt8, blue: UInt8) {
    let color = [red, green, blue].map { Int($0) }
    waits(for: "a background of \(color)") { $0.screen.backgrounds.contains(color) }
  }

  /// Waits until the program has asked for the colour of the terminal's background, so many times in all.
  public mutating func isAskedForBackground(times: Int) {
    waits(for: "question \(times)") { $0.screen.backgroundQuestions == times }
  }

  /// Waits until the program has given the screen back.
  public mutating func seesTheProgramGone() {
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
