import Synchronization
import TrellisKit

/// Shows a run while it goes on: a line for each package that has ended, and below them in a terminal a bar that is drawn
/// anew.
final class RunDisplay: Sendable {
  /// Where it is shown.
  struct Surface: Sendable {
    /// Writes lines that stay.
    var write: @Sendable (String) -> Void
    /// Writes the bar; nil where there is none.
    var draw: (@Sendable (String) -> Void)?
    /// How wide the bar may be just now.
    var columns: @Sendable () -> Int
    var style: TerminalStyle
    var now: @Sendable () -> ContinuousClock.Instant = { .now }
  }

  private struct State: Sendable {
    var running: [PackageRun] = []
    var begun = 0
    var done = 0
    var detail = ""
    var portions: [String: Double] = [:]
    var hasBar = false
  }

  private static let erase = "\r\u{1B}[J"
  private let surface: Surface
  private let total: Int
  private let isVerbose: Bool
  private let start: ContinuousClock.Instant
  private let state = Mutex(State())

  init(total: Int, isVerbose: Bool = false, on surface: Surface) {
    self.total = total
    self.isVerbose = isVerbose
    self.surface = surface
    start = surface.now()
  }

  func begin(_ run: PackageRun) {
    state.withLock { state in
      state.running.append(run)
      state.begun += 1
      state.detail = ""
      if surface.draw == nil || isVerbose {
        let verb = run.command.verb == .test ? "Testing" : "Building"
        write("\(verb) \(run.name.onOneLine) (\(state.begun) of \(total))", &state)
      }
      draw(&state)
    }
  }

  /// Takes a line of a package's output.
  func line(_ text: String, of run: PackageRun) {
    state.withLock { state in
      let visible = text.withoutControls
      if let portion = Self.portion(visible) { state.portions[run.folder] = portion }
      if isVerbose {
        write(state.running.count > 1 ? "\(run.name.onOneLine): \(visible)" : visible, &state)
      } else if !visible.allSatisfy(\.isWhitespace) {
        state.detail = visible
      }
    }
  }

  func finish(_ outcome: PackageOutcome) {
    state.withLock { state in
      if let index = state.running.firstIndex(where: { $0.folder == outcome.run.folder }) {
        state.running.remove(at: index)
      } else {
        state.begun += 1
      }
      state.done += 1
      state.portions[outcome.run.folder] = nil
      state.detail = ""
      write(OutcomeLine(outcome, style: surface.style).text, &state)
      if state.done < total { draw(&state) }
    }
  }

  /// Draws the bar several times a second until the task is cancelled: so it follows a terminal whose size changes. Then it is
  /// gone.
  func keepDrawing() async {
    while surface.draw != nil {
      do {
        try await Task.sleep(for: .milliseconds(150))
      } catch {
        break
      }
      state.withLock { draw(&$0) }
    }
    clear()
  }

  func clear() {
    state.withLock { state in
      if state.hasBar { surface.draw?(Self.erase) }
      state.hasBar = false
    }
  }

  /// What SwiftPM says of its steps: `[12/340] Compiling …`. Tests come after that, so that it is never all.
  private static func portion(_ line: String) -> Double? {
    if line.hasPrefix("Build complete!") { return 0.9 }
    guard let match = line.prefixMatch(of: /\[([0-9]+)\/([0-9]+)\][ ]/), let step = Double(match.1),
      let steps = Double(match.2), steps > 0
    else { return nil }
    return min(1, step / steps) * 0.9
  }

  private func write(_ line: String, _ state: inout State) {
    if state.hasBar { surface.draw?(Self.erase) }
    state.hasBar = false
    surface.write(line + "\n")
  }

  private func draw(_ state: inout State) {
    guard let draw = surface.draw else { return }
    let line = ProgressLine(
      done: state.done, total: total, portion: state.portions.values.reduce(0, +),
      running: state.running.map(\.name), detail: state.detail,
      elapsed: start.duration(to: surface.now()))
    draw(Self.erase + line.text(columns: surface.columns(), style: surface.style))
    state.hasBar = true
  }
}
