import CTerminal
import Composition
import DesignTokens

/// Runs a scene in a terminal that was taken: keys in, frames out.
@MainActor
final class EventLoop {
  private let device: TerminalDevice
  private let traits: TerminalTraits
  private let clock: any Clock<Duration>
  private let phaseChanged: @MainActor (ScenePhase) -> Void
  private let frameDrawn: @MainActor (TerminalFrame) -> Void
  private let scene: any SceneModel
  private lazy var host = SceneHost(scene) { [weak self] host in self?.show(host) }
  private var interface: Interface
  private var renderer: FrameRenderer
  private var parser = KeyParser()
  private var flushing: Task<Void, Never>?
  private var spinning: Task<Void, Never>?
  /// While more keys are waiting, what they change is drawn with the last of them.
  private var isTakingInputs = false
  private var isEnding = false
  private let (ends, end) = AsyncStream.makeStream(of: TerminalOutcome.self)

  init(
    _ scene: any SceneModel, device: TerminalDevice, traits: TerminalTraits, clock: any Clock<Duration>,
    phaseChanged: @escaping @MainActor (ScenePhase) -> Void,
    frameDrawn: @escaping @MainActor (TerminalFrame) -> Void
  ) {
    self.scene = scene
    self.device = device
    self.traits = traits
    self.clock = clock
    self.phaseChanged = phaseChanged
    self.frameDrawn = frameDrawn
    interface = Interface(size: device.size)
    renderer = FrameRenderer(traits: traits)
  }

  func run() async -> TerminalOutcome {
    phaseChanged(.active)
    askForBackground()
    host.start()
    let status = await withTaskGroup(of: Void.self) { group in
      group.addTask { await self.readKeys() }
      group.addTask { await self.readEvents() }
      defer { group.cancelAll() }
      for await status in ends { return status }
      return .endOfInput
    }
    flushing?.cancel()
    spinning?.cancel()
    phaseChanged(.background)
    host.stop()
    return status
  }

  private func readKeys() async {
    for await bytes in device.typedBytes {
      flushing?.cancel()
      await take(parser.parse(bytes))
      flushLater()
    }
    end.yield(.endOfInput)
  }

  private func take(_ inputs: [TerminalInput]) async {
    isTakingInputs = true
    var waiting = inputs[...]
    while !waiting.isEmpty {
      let requests = interface.handleNext(of: &waiting)
      for request in requests { perform(request) }
      if isEnding { return }
      // What was asked for may change the screen, and the next key is meant for the new one.
      if !requests.isEmpty { await Task.yield() }
    }
    isTakingInputs = false
    draw()
  }

  private func perform(_ request: Request) {
    switch request {
    case .send(let action):
      let isTaken = host.send(action)
      assert(isTaken, "no model takes \(action)")
    case .type(let text, let field):
      let isTaken = host.type(text, into: field)
      assert(isTaken, "no model takes what is typed into “\(field.id)”")
    case .repaint:
      renderer.invalidate()
    case .suspend:
      phaseChanged(.background)
      device.suspendProcess()
    case .quit where scene.hasUnsavedChanges:
      interface.askToQuit(true)
    case .quit, .quitAtOnce:
      isEnding = true
      end.yield(.quit)
    }
  }

  /// Takes an incomplete sequence, such as a lone Esc, for complete when nothing follows it.
  private func flushLater() {
    guard let patience = parser.patience else { return }
    flushing = Task { [clock] in
      guard (try? await clock.sleep(for: patience)) != nil else { return }  // more was typed
      await take(parser.flush())
    }
  }

  private func readEvents() async {
    for await events in device.events {
      if events.contains(UInt8(CTERMINAL_EVENT_RESUMED)) {
        phaseChanged(.active)
        interface.showsPassword = false
        renderer.invalidate()
        write(Array(ControlSequence.modes.utf8))
        askForBackground()
      }
      draw()
    }
  }

  private func show(_ host: SceneHost) {
    if interface.isAskingToQuit, !scene.hasUnsavedChanges { interface.askToQuit(false) }
    interface.show(host.screen, display: host.display) { host.text(of: $0) }
    draw()
    turnSpinner()
  }

  private func draw() {
    guard !isTakingInputs else { return }
    interface.size = device.size
    let frame = interface.frame()
    let isLight = parser.background?.isLight ?? traits.isLight ?? false
    let scheme = ColorScheme(interface.display.appearance, isLight: isLight)
    let palette = Palette(scheme: scheme, depth: traits.colorDepth)
    let bytes = renderer.render(frame.canvas, caret: frame.caret, palette: palette)
    guard !bytes.isEmpty else { return }
    write(bytes)
    frameDrawn(TerminalFrame(interface.concealed(frame).canvas))
  }

  /// Nobody waits for the answer: once it comes, what is drawn takes the colours that go with it.
  private func askForBackground() {
    guard traits.colorDepth != .none else { return }
    write(Array(ControlSequence.backgroundQuestion.utf8))
  }

  private func write(_ bytes: [UInt8]) {
    do {
      try device.write(bytes)
    } catch {
      end.yield(.endOfInput)
    }
  }

  private func turnSpinner() {
    guard interface.isAnimated, spinning == nil else { return }
    spinning = Task { [clock] in
      while interface.isAnimated, (try? await clock.sleep(for: Spinner.interval)) != nil {
        interface.turnSpinner()
        draw()
      }
      spinning = nil
    }
  }
}
