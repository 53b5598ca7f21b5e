import Composition
import Screens

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A terminal to run a scene in: it draws the scene's screens and hands back what a person does at the keyboard.
///
/// While it runs it has the alternate screen and raw input; it gives the terminal back at the end, before the
/// process is suspended, and when the process dies of a signal or a crash. If its input or output is no terminal,
/// or a dumb or unnamed one (TERM is `dumb`, empty or missing), it writes the first settled screen as plain text
/// instead, without any control character.
public struct Terminal: Sendable {
  let input: Int32
  let output: Int32
  let environment: [String: String]
  let clock: any Clock<Duration>

  /// - Parameters:
  ///   - input: the descriptor that is read; the standard input when not given.
  ///   - output: the descriptor that is written; the standard output when not given.
  ///   - environment: the environment variables. TERM, COLORTERM, NO_COLOR, COLORFGBG, COLUMNS and LINES are used.
  ///   - clock: measures how long a key sequence may take, turns spinners, and limits how long plain text waits for
  ///     a screen.
  public init(
    input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, environment: [String: String],
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.input = input
    self.output = output
    self.environment = environment
    self.clock = clock
  }

  /// Whether control sequences can't be counted on: nobody says what terminal it is, or that it knows none.
  private var isDumb: Bool {
    ["", "dumb"].contains(environment["TERM"] ?? "")
  }

  /// Runs a scene until the person quits or the terminal goes away. Call it on the main thread; one terminal can
  /// be used at a time. Cancelling the task ends it like the end of the input.
  ///
  /// - Parameters:
  ///   - scene: what to show.
  ///   - phaseChanged: told that the scene is used (`active`), and before it goes out of sight because the process
  ///     is suspended or the run ends (`background`).
  ///   - frameDrawn: told of each frame after it was written, for tests.
  /// - Returns: why it ended.
  @MainActor
  public func run(
    _ scene: any SceneModel, phaseChanged: @escaping @MainActor (ScenePhase) -> Void = { _ in },
    frameDrawn: @escaping @MainActor (TerminalFrame) -> Void = { _ in }
  ) async -> TerminalOutcome {
    do {
      guard isatty(input) == 1, isatty(output) == 1, !isDumb else {
        try await PlainText(output: output, clock: clock).run(scene)
        return .writtenAsText
      }
      let device = try TerminalDevice(input: input, output: output, environment: environment)
      defer { device.giveBack() }
      let loop = EventLoop(
        scene, device: device, traits: TerminalTraits(environment: environment), clock: clock,
        phaseChanged: phaseChanged, frameDrawn: frameDrawn)
      return await loop.run()
    } catch {
      // Where even that can't be written, the exit code has to say it.
      try? writeAll(Array("\(error)\n".utf8), to: STDERR_FILENO)
      return .unavailable
    }
  }
}
