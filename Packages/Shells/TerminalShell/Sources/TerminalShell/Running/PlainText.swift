import Composition
import Screens

/// Writes the first settled screen as text, for when there is no terminal.
@MainActor
struct PlainText {
  private static let patience = Duration.seconds(10)
  private static let width = 100
  private static let hint = "This is the first screen. To use the app, run it in a terminal."

  let output: Int32
  let clock: any Clock<Duration>

  /// Throws when the text can't be written.
  func run(_ scene: any SceneModel) async throws(TerminalUnavailable) {
    let (screens, continuation) = AsyncStream.makeStream(of: Screen.self)
    let host = SceneHost(scene) { host in
      continuation.yield(host.screen)
    }
    host.start()
    let screen = await firstSettled(screens) ?? host.screen
    host.stop()
    let lines = screen.withoutButtonsOfBanners.texts + ["", Self.hint]
    let text = lines.flatMap { LineBreaker.lines(of: $0, width: Self.width) }.map { $0.string + "\n" }
    try writeAll(Array(text.joined().utf8), to: output)
  }

  private func firstSettled(_ screens: AsyncStream<Screen>) async -> Screen? {
    await withTaskGroup(of: Screen?.self) { group in
      group.addTask { await screens.first { !$0.isLoading } }
      group.addTask { [clock] in
        // Only the end of the other task ends this wait early.
        try? await clock.sleep(for: Self.patience)
        return nil
      }
      defer { group.cancelAll() }
      return await group.next() ?? nil
    }
  }
}

extension Screen {
  fileprivate var isLoading: Bool {
    if case .loading = leaf.content { true } else { false }
  }

  /// Banners tell something; their buttons only dismiss it, which nobody can do here.
  fileprivate var withoutButtonsOfBanners: Screen {
    var screen = self
    screen.banner?.button = nil
    switch content {
    case .tabs(var tabs):
      tabs.screen = tabs.screen.withoutButtonsOfBanners
      screen.content = .tabs(tabs)
    case .stack(var stack):
      stack.screen = stack.screen.withoutButtonsOfBanners
      screen.content = .stack(stack)
    case .sections, .list, .loading, .empty, .error: break
    }
    return screen
  }
}
