import Composition
import Screens
import TestSupport
import Testing

@testable import TerminalShell
@testable import TerminalShellTestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite(.bounded) struct `Without a terminal` {
  @MainActor
  private func output(of screen: Screen) async throws -> (TerminalOutcome, String) {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    let terminal = Terminal(
      input: ends[0], output: ends[1], environment: ["TERM": "xterm"], clock: VirtualClock())
    let status = await terminal.run(LoadingScene(screen))
    close(ends[1])
    var bytes: [UInt8] = []
    for await chunk in try ReadableDescriptor(ends[0]) { bytes += chunk }
    return (status, String(decoding: bytes, as: UTF8.self))
  }

  @Test func `the first settled screen is written as text, with a hint`() async throws {
    let (status, text) = try await output(of: Screens.tabs(Screens.form(name: "Grace")))
    #expect(status == .writtenAsText)
    #expect(status.code == 0)
    #expect(
      text.hasPrefix("Example\nOne\nTwo\nThree\nEdit profile\nAbout you\nName\nGrace\nPassword\n••••••\n"))
    #expect(text.hasSuffix("run it in a terminal.\n"))
  }

  @Test(arguments: 0..<4)
  func `no control character is written, whatever the screen holds`(_ content: Int) async throws {
    let (_, text) = try await output(of: Screens.hostile(alert: true, content: content))
    #expect(
      text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
  }

  @MainActor
  @Test func `a screen that goes on loading is written after a while`() async throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    let clock = VirtualClock()
    let terminal = Terminal(input: ends[0], output: ends[1], environment: [:], clock: clock)
    let run = Task { await terminal.run(LoadingScene(Screens.loading)) }
    while clock.nextDeadline == nil { await Task.yield() }
    clock.advance(by: .seconds(10))
    #expect(await run.value == .writtenAsText)
    let text = try await ReadableDescriptor(ends[0]).next().map { String(decoding: $0, as: UTF8.self) }
    #expect(text?.hasPrefix("Example\nLoading…\n") == true)
  }

  @MainActor
  @Test func `a banner is written without its button, which nobody can press`() async throws {
    for screen in [Screens.banner, Screens.tabs(Screens.stack(Screens.banner))] {
      let (_, text) = try await output(of: screen)
      #expect(text.contains("You are offline.\n"))
      #expect(!text.contains("Retry"))
    }
  }

  @MainActor
  @Test func `text that can't be written is no success`() async throws {
    let unwritable = open("/dev/null", O_RDONLY)
    defer { close(unwritable) }
    let terminal = Terminal(input: unwritable, output: unwritable, environment: [:], clock: VirtualClock())
    let outcome = await terminal.run(LoadingScene(Screens.settings))
    #expect(outcome == .unavailable)
    #expect(outcome.code == 74)
  }

  @Test(arguments: [["TERM": "dumb"], ["TERM": ""], [:]])
  func `a dumb or unnamed terminal gets text too`(_ environment: [String: String]) async throws {
    let terminal = try PseudoTerminal()
    let shell = Terminal(input: terminal.program, output: terminal.program, environment: environment)
    #expect(await shell.run(LoadingScene(Screens.settings)) == .writtenAsText)
    #expect(!terminal.readAvailable().contains("\u{1B}"))
  }
}
