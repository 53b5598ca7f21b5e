import Foundation
import TerminalShellTestSupport
import TestSupport
import Testing

@testable import AppCore

@Suite(.hangGuard) struct `The executable in a real terminal` {
  private static let quit = "\u{11}"
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Sits somebody down at a terminal of the size of the README's pictures, in which the app runs.
  private func visit(
    columns: Int = 80, rows: Int = 16, state: URL, _ actions: @escaping @Sendable (inout Eyes) -> Void
  ) throws -> (ending: PseudoTerminal.Ending, missed: [String], isCooked: Bool) {
    let terminal = try PseudoTerminal(columns: columns, rows: rows)
    let person = Person(at: terminal) { eyes in
      eyes.resizes(columns: columns, rows: rows)
      actions(&eyes)
    }
    let process = try terminal.start(
      AppExecutable.path, ["--state", state.path],
      environment: ["TERM": "xterm-256color", "HOME": "/nowhere"])
    let missed = person.missed()
    if !missed.isEmpty { kill(process, SIGKILL) }
    return (PseudoTerminal.wait(for: process), missed, terminal.isCooked)
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "trellis-test-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  /// The lines of the README's picture of a screen. What it shows depends neither on the features nor on the app's name.
  private func picture(of title: String) throws -> [String] {
    let text = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let pictures = text.matches(of: /```\n( [^`]*)\n```/).map(\.output.1)
    let picture = try #require(pictures.first { $0.hasPrefix(" \(title)\n") })
    return picture.split(separator: "\n").map(String.init)
  }

  @Test func `shows what the README shows and quits`() throws {
    let (signIn, permissions) = (try picture(of: "Sign in"), try picture(of: "Permissions"))
    try withFolder { folder in
      let visit = try visit(state: folder) { eyes in
        signIn.forEach { eyes.sees($0) }
        eyes.types("demo@app.example\tdemo-account\r")
        eyes.sees("Step 1 of 4")
        eyes.types("\r")
        permissions.forEach { eyes.sees($0) }
        eyes.types(Self.quit)
        eyes.seesTheProgramGone()
      }
      #expect(visit.missed == [])
      #expect(visit.ending == .exit(0))
      #expect(visit.isCooked)
    }
  }

  @Test func `leads through the onboarding into the app`() throws {
    try withFolder { folder in
      let visit = try visit(state: folder) { eyes in
        eyes.sees("❯ Email")
        eyes.types("demo@app.example\tdemo-account\r")
        for (step, keys) in ["\r", "\t\t\r", "\r\r", "\r"].enumerated() {
          eyes.sees("Step \(step + 1) of 4")
          eyes.types(keys)
        }
        eyes.sees(MainTab.allCases[0].title)
        eyes.types(Self.quit)
        eyes.seesTheProgramGone()
      }
      #expect(visit.missed == [])
      #expect(visit.ending == .exit(0))
    }
  }

  @Test func `signs a person in, is killed, and comes back to where they were`() throws {
    try withFolder { folder in
      let first = try visit(state: folder) { eyes in
        eyes.sees("❯ Email")
        eyes.types("demo@app.example\tdemo-account\r")
        eyes.sees("Step 1 of 4")
        eyes.types("\r")
        eyes.sees("Step 2 of 4")
        eyes.types("\u{3}")
        eyes.seesTheProgramGone()
      }
      #expect(first.missed == [])
      #expect(first.ending == .exit(0))
      let second = try visit(state: folder) { eyes in
        eyes.sees("Step 2 of 4")
        eyes.types(Self.quit)
        eyes.seesTheProgramGone()
      }
      #expect(second.missed == [])
    }
  }

  @Test func `takes a pasted password without its line end, and asks before what was typed is lost`() throws {
    try withFolder { folder in
      let visit = try visit(state: folder) { eyes in
        let bullets = "│\(String(repeating: "•", count: 12)) "
        eyes.sees("❯ Email")
        eyes.types("\u{1B}[200~\tdemo@app.example\n\u{1B}[201~\r\u{1B}[200~demo-account\r\n\u{1B}[201~")
        eyes.sees("│demo@app.example ")
        eyes.sees(bullets)
        eyes.sees("^R Show")
        eyes.types("\u{12}")
        eyes.sees("│demo-account ")
        eyes.types("\r")
        eyes.sees(bullets)
        for (step, keys) in ["\r", "\t\t\r", "Countess\u{3}"].enumerated() {
          eyes.sees("Step \(step + 1) of 4")
          eyes.types(keys)
        }
        eyes.sees("Quit without saving?")
        eyes.types("\u{1B}")
        eyes.sees("⏎ Next")
        eyes.types("\u{1B}")
        eyes.sees("Step 2 of 4")
        eyes.types(Self.quit)
        eyes.sees("Quit without saving?")
        eyes.types("\u{3}")
        eyes.seesTheProgramGone()
      }
      #expect(visit.missed == [])
      #expect(visit.ending == .exit(0))
      #expect(visit.isCooked)
    }
  }

  @Test func `survives every size of its window`() throws {
    try withFolder { folder in
      let visit = try visit(state: folder) { eyes in
        eyes.sees("❯ Email")
        for (columns, rows) in [(1, 1), (2, 3), (20, 5), (300, 100), (80, 16)] {
          eyes.resizes(columns: columns, rows: rows)
          eyes.seesEverythingDrawnAnew()
        }
        eyes.types("still here")
        eyes.sees("still here")
        eyes.types(Self.quit)
        eyes.seesTheProgramGone()
      }
      #expect(visit.missed == [])
      #expect(visit.ending == .exit(0))
    }
  }
}

@Suite(.bounded) struct `The executable without a terminal` {
  @Test func `writes its first screen as plain text`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "trellis-test-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try AppExecutable.run(["--state", folder.path])
    #expect(run.code == 0)
    #expect(run.output.contains("Create account"))
    #expect(run.output.contains("run it in a terminal"))
    #expect(!run.output.contains("\u{1B}"))
    #expect(run.errors.isEmpty)
  }

  @Test(arguments: [(">&-", 74), ("<&- >&- 2>&-", 74), ("<&-", 0), ("2>&-", 0)])
  func `takes no file that it opens for its output, when it is started without one`(
    _ redirections: String, _ code: Int32
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "trellis-test-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    let run = try AppExecutable.run(["--state", folder.path], by: #"exec "$0" "$@" "# + redirections)
    #expect(run.code == code)
    #expect(run.output.contains("Create account") == (code == 0))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `says when its text could not be written`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "trellis-test-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try AppExecutable.run(["--state", folder.path], by: #"exec "$0" "$@" >/dev/full"#)
    #expect(run.code == 74)
    #expect(run.errors.contains("can't be written"))
  }

  @Test func `tells how it is used, and its version`() throws {
    #expect(try AppExecutable.run(["--help"]).output.hasPrefix("Usage:"))
    #expect(try AppExecutable.run(["--version"]).output.contains("."))
  }

  @Test func `says what is missing when it has no home`() throws {
    let run = try AppExecutable.run([])
    #expect(run.code == 1)
    #expect(run.errors.contains("HOME"))
  }

  @Test(arguments: ["", "tap\n", "fly \"away\"\n", "expect \"unclosed\n"])
  func `fails a flow that can't be read`(source: String) throws {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "trellis-test-\(UUID().uuidString).flow")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(source.utf8).write(to: file)
    let run = try AppExecutable.run(["run", file.path])
    #expect(run.code == 1)
    #expect(run.output.contains("✗"))
    #expect(run.output.contains("line 1"))
  }
}
