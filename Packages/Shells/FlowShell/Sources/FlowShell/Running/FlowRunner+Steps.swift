import Screens

extension FlowRunner {
  /// Does what a step says.
  ///
  /// - Returns: the step in words, with what was typed unless it was a password.
  func perform(_ command: FlowCommand) async throws -> String {
    if command.needsApp { try await life.begin() }
    switch command {
    case .tap(let title): try await use(title, "no usable “\(title)”") { $0.actions(titled: title) }
    case .toggle(let title):
      try await use(title, "no toggle “\(title)”") { $0.toggles(titled: title).map(\.action) }
    case .choose(let picker, let option):
      try await use(option, "no option “\(option)” of “\(picker)”") { screen in
        screen.pickers(titled: picker).flatMap(\.options).filter { $0.title == option }.map(\.action)
      }
    case .back: try await goBack()
    case .type(let label, let text):
      let field = try await type(text, into: label)
      return field.kind == .password ? command.description : command.openDescription
    case .open(let link): try await open(link)
    case .phase(let phase):
      try life.running().app.enter(phase)
      try await life.settle()
    case .relaunch: try await life.relaunch()
    case .kill: try await life.end()
    case .network(let condition): life.world.network = condition
    case .expect(let text): try await expect(text)
    case .expectNot(let text): try expectNot(text)
    case .expectState(let state): try await expectState(state)
    case .snapshot(let name):
      snapshots.append(FlowSnapshot(name: name, lines: try life.running().texts.lines))
    case .wait(let duration): try await life.pass(duration)
    }
    return command.description
  }

  /// Finds the one thing with a name.
  private func only<Thing>(
    _ name: String, _ nothing: String, _ find: (Screen) -> [Thing]
  ) async throws -> Thing {
    try await life.wait(orElse: { _ in "\(nothing) on this screen" }) { running in
      let things = find(running.screen)
      guard things.count < 2 else { throw running.failure("\(things.count) things are called “\(name)”") }
      return things.first
    }
  }

  private func use(_ name: String, _ nothing: String, _ find: (Screen) -> [ScreenAction]) async throws {
    try await send(only(name, nothing, find))
  }

  private func goBack() async throws {
    try await send(life.wait(orElse: { _ in "no way back from this screen" }) { $0.screen.backAction })
  }

  private func send(_ action: ScreenAction) async throws {
    let running = try life.running()
    guard running.host.send(action) else { throw running.failure("nothing in the app takes \(action)") }
    try await life.settle()
  }

  private func type(_ text: String, into label: String) async throws -> TextField {
    let field = try await only(label, "no field “\(label)”") { $0.textFields(labelled: label) }
    let running = try life.running()
    guard running.host.type(text, into: field) else {
      throw running.failure("nothing in the app takes what is typed into “\(label)”")
    }
    try await life.settle()
    return field
  }

  private func open(_ link: String) async throws {
    try life.running().app.open(link)
    try await life.settle()
  }

  private func expect(_ text: String) async throws {
    try await life.wait(orElse: { _ in "“\(text)” is not on this screen" }) { running in
      running.texts.contains(text) ? () : nil
    }
  }

  private func expectNot(_ text: String) throws {
    let running = try life.running()
    if running.texts.contains(text) { throw running.failure("“\(text)” is on this screen") }
  }

  private func expectState(_ state: String) async throws {
    try await life.wait(orElse: { "the app is in the state “\($0.app.stateName)”" }) { running in
      running.app.stateName == state ? () : nil
    }
  }
}
