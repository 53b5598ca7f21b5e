import Composition
import DesignTokens
import TestSupport
import Testing

@testable import TerminalShell
@testable import TerminalShellTestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

#if os(Linux) || os(macOS)
  @Suite(.bounded) struct `A scene in a real terminal` {
    private static let quit = "\u{11}"
    private static let down = "\u{1B}[B"

    /// Runs the scene in the terminal at a path, in this process, which ends with the run.
    private static func runScene(
      in path: String, environment: [String: String] = ["TERM": "xterm-256color"],
      isUnsavedUntilGreeted: Bool = false
    ) async -> Never {
      PseudoTerminal.attach(path)
      let status = await run(environment, isUnsavedUntilGreeted)
      exit(status == .quit ? 0 : 9)
    }

    @MainActor
    private static func run(
      _ environment: [String: String], _ isUnsavedUntilGreeted: Bool
    ) async -> TerminalOutcome {
      let scene = GreetingScene(isUnsavedUntilGreeted: isUnsavedUntilGreeted)
      return await Terminal(environment: environment).run(scene)
    }

    @Test func `takes what is typed, shows what comes of it, and quits`() async throws {
      let terminal = try PseudoTerminal()
      let person = Person(at: terminal) { eyes in
        eyes.sees("❯ Name")
        eyes.types("Ada \u{1B}[200~\r\nLove\nlace\r\u{1B}[201~")
        eyes.sees("│Ada Love lace ")
        eyes.types("\r")
        eyes.sees("Hello, ADA LOVE LACE!")
        eyes.types(Self.quit)
        eyes.seesTheProgramGone()
      }
      await #expect(processExitsWith: .success) { [path = terminal.path as String] in
        await Self.runScene(in: path)
      }
      #expect(person.missed() == [])
      #expect(terminal.isCooked)
    }

    @Test func `keeps a draft from a late echo, but gives it up for a new revision`() async throws {
      let terminal = try PseudoTerminal()
      let person = Person(at: terminal) { eyes in
        eyes.types("ab")
        eyes.sees("│ab ")
        eyes.types("c" + Self.down + Self.down)
        eyes.sees("❯ [ Clear ]")
        eyes.sees("│abc ")
        eyes.types("\r")
        eyes.sees("│    ")
        eyes.types(Self.quit)
      }
      await #expect(processExitsWith: .success) { [path = terminal.path as String] in
        await Self.runScene(in: path)
      }
      #expect(person.missed() == [])
    }

    @Test(arguments: ["\u{3}", "\u{11}", "\t\r"])
    func `asks before it quits with something that is not saved`(_ keys: String) async throws {
      let terminal = try PseudoTerminal()
      let person = Person(at: terminal) { eyes in
        eyes.sees("❯ Name")
        eyes.types("Ada\u{3}")
        eyes.sees("Quit without saving?")
        eyes.sees("❯ [ Keep editing ]")
        eyes.types("\r")
        eyes.sees("⏎ Greet")
        eyes.types(" Lovelace\u{11}")
        eyes.sees("Quit without saving?")
        eyes.sees("│Ada Lovelace")
        eyes.types("\u{1B}")
        eyes.sees("⏎ Greet")
        eyes.types("\u{3}")
        eyes.sees("Quit without saving?")
        eyes.types(keys)
        eyes.seesTheProgramGone()
      }
      await #expect(processExitsWith: .success) { [path = terminal.path as String] in
        await Self.runScene(in: path, isUnsavedUntilGreeted: true)
      }
      #expect(person.missed() == [])
      #expect(terminal.isCooked)
    }

    @Test func `quits without a question once it is saved, and at two keys at once`() async throws {
      for keys in ["Ada\r\u{3}", "Ada\u{3}\u{3}"] {
        let terminal = try PseudoTerminal()
        let person = Person(at: terminal) { eyes in
          eyes.sees("❯ Name")
          eyes.types(keys)
          eyes.seesTheProgramGone()
        }
        await #expect(processExitsWith: .success) { [path = terminal.path as String] in
          await Self.runScene(in: path, isUnsavedUntilGreeted: true)
        }
        #expect(person.missed() == [])
      }
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
    func `doesn't ask when a signal ends it`(_ signal: Int32) async throws {
      let terminal = try PseudoTerminal()
      let person = Person(at: terminal) { eyes in
        eyes.sees("❯ Name")
        eyes.types("Ada" + Self.down + Self.down + Self.down + Self.down + Self.down)
        eyes.sees("❯ [ Resume ]")
        eyes.types("\r")
        eyes.seesTheProgramGone()
      }
      await #expect(processExitsWith: .signal(signal)) { [path = terminal.path as String, signal] in
        PseudoTerminal.attach(path)
        _ = await Terminal(environment: ["TERM": "xterm"]).run(
          GreetingScene(isUnsavedUntilGreeted: true, resumeSignal: signal))
      }
      #expect(person.missed() == [])
      #expect(terminal.isCooked)
    }

    @Test func `goes back with a lone Esc and keeps the focus`() async throws {
      let terminal = try PseudoTerminal()
      let person = Person(at: terminal) { eyes in
        eyes.types(Self.down + Self.down + Self.down + "\r")
        eyes.sees("‹ Greeting  Behind")
        eyes.types("\u{1B}")
        eyes.sees("❯ Open")
        eyes.types("\u{3}")
      }
      await #expect(processExitsWith: .success) { [path = terminal.path as String] in
        await Self.runScene(in: path)
      }
      #expect(person.missed() == [])
    }

    @Test func `is drawn anew when the window changes and when the process is resumed`() async throws {
      let terminal = try PseudoTerminal()
      let person = Person(at: terminal) { eyes in
        eyes.sees("^Q Quit")
        eyes.resizes(columns: 1, rows: 1)
        eyes.resizes(columns: 40, rows: 20)
        eyes.sees("^Q Quit")
        eyes.types("\u{1B}[Z\u{1B}[Z")
        eyes.sees("❯ [ Resume ]")
        eyes.resizes(columns: 40, rows: 20)  // only clears what is seen: the size is the same
        eyes.types("\r")
        eyes.sees("❯ [ Resume ]")
        eyes.isAskedForBackground(times: 2)
        eyes.types(Self.quit)
      }
      await #expect(processExitsWith: .success) { [path = terminal.path as String] in
        await Self.runScene(in: path)
      }
      #expect(person.missed() == [])
    }

    @Test func `takes the colours that go with the background, once the terminal tells it`() async throws {
      let terminal = try PseudoTerminal()
      let (light, dark) = (
        SemanticColor.background.color(in: .light), SemanticColor.background.color(in: .dark)
      )
      let person = Person(at: terminal) { eyes in
        eyes.sees("❯ Name")
        eyes.isAskedForBackground(times: 1)
        eyes.seesBackground(red: dark.red, green: dark.green, blue: dark.blue)
        eyes.types("\u{1B}]11;rgb:ffff/ffff/dddd\u{1B}\\")
        eyes.seesBackground(red: light.red, green: light.green, blue: light.blue)
        eyes.types("\u{1B}]11;nonsense\u{7}Ada")
        eyes.sees("│Ada ")
        eyes.seesBackground(red: light.red, green: light.green, blue: light.blue)
        eyes.types(Self.quit)
        eyes.seesTheProgramGone()
      }
      await #expect(processExitsWith: .success) { [path = terminal.path as String] in
        await Self.runScene(in: path, environment: ["TERM": "xterm", "COLORTERM": "truecolor"])
      }
      #expect(person.missed() == [])
    }

    @Test func `gives the terminal back when it crashes`() async throws {
      let terminal = try PseudoTerminal()
      let person = Person(at: terminal) { eyes in
        eyes.types(Self.down + Self.down + Self.down + Self.down)
        eyes.sees("❯ [ Crash ]")
        eyes.types("\r")
        eyes.seesTheProgramGone()
      }
      await #expect(processExitsWith: .signal(WayOfDying.swiftTrap.signal)) {
        [path = terminal.path as String] in
        await Self.runScene(in: path)
      }
      #expect(person.missed() == [])
      #expect(terminal.isCooked)
    }

    @Test func `makes one frame of what changes in one turn, and tells of its phases`() async throws {
      let terminal = try PseudoTerminal()
      let person = Person(at: terminal) { eyes in
        eyes.types("\u{1B}[Z")
        eyes.sees("❯ [ Burst ]")
        eyes.types("\r")
        eyes.sees("burst 1/1")
        eyes.types(Self.quit)
      }
      await #expect(processExitsWith: .success) { [path = terminal.path as String] in
        PseudoTerminal.attach(path)
        let (phases, frames) = await MainActor.run { (Recorder<ScenePhase>(), Recorder<TerminalFrame>()) }
        let terminal = Terminal(environment: ["TERM": "xterm"])
        let status = await terminal.run(
          GreetingScene(), phaseChanged: { phases.values.append($0) },
          frameDrawn: { frames.values.append($0) })
        await MainActor.run {
          #expect(status == .quit)
          #expect(phases.values == [.active, .background])
          #expect(frames.values.count { $0.lines.contains { $0.contains("burst") } } == 1)
          #expect(frames.values.allSatisfy { $0.columns == 80 && $0.lines.count == 24 })
        }
        exit(0)
      }
      #expect(person.missed() == [])
    }

    @Test func `takes a flood of keys at once, and quits when told to behind it`() async throws {
      let terminal = try PseudoTerminal()
      let person = Person(at: terminal) { eyes in
        eyes.sees("❯ Name")
        for _ in 0..<100 { eyes.types(String(repeating: "abcde", count: 20)) }
        eyes.types("the end" + Self.quit + "never")
        eyes.seesTheProgramGone()
      }
      await #expect(processExitsWith: .success) { [path = terminal.path as String] in
        PseudoTerminal.attach(path)
        let frames = await MainActor.run { Recorder<TerminalFrame>() }
        let scene = await MainActor.run { GreetingScene() }
        let terminal = Terminal(environment: ["TERM": "xterm"])
        let status = await terminal.run(scene, frameDrawn: { frames.values.append($0) })
        await MainActor.run {
          #expect(status == .quit)
          #expect(scene.name == String(repeating: "ABCDE", count: 2_000) + "THE END")
          #expect(scene.typings < 1_000)
          #expect(frames.values.count < 1_000)
        }
        exit(0)
      }
      #expect(person.missed() == [])
    }

    @Test func `ends when the input does`() async {
      await #expect(processExitsWith: .exitCode(9)) {
        let terminal = try PseudoTerminal()
        signal(SIGHUP, SIG_IGN)
        let path = terminal.path
        close(terminal.screen)
        await Self.runScene(in: path)
      }
    }
  }

  @MainActor
  private final class Recorder<Value> {
    var values: [Value] = []
  }
#endif
