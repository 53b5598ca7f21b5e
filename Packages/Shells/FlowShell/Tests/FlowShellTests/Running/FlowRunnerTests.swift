import Composition
import Testing

@testable import FlowShell

@Suite @MainActor struct `A flow runner` {
  private let world = NotesWorld()

  private func expectPass(_ result: FlowResult, _ location: SourceLocation = #_sourceLocation) {
    #expect(result.failedStep?.failure == nil, sourceLocation: location)
  }

  @Test func `does what a person does`() async throws {
    let result = try await world.run(
      #"expect "Ready""#, #"type "Note" "Milk""#, #"expect "Milk""#, #"toggle "Sync""#, #"expect "On""#,
      #"tap "Sync""#, #"expect "Off""#, #"choose "Size" "Large""#, #"expect "Large""#, #"tap "More""#,
      #"expect "Details""#, "back", #"expect-not "Details""#, #"tap "Save""#, #"expect "Saved""#)
    expectPass(result)
    #expect(result.steps.count == 15)
    #expect(world.saved == "Milk")
  }

  @Test func `tells of every step when it is done`() async throws {
    var told: [Int] = []
    let result = try await world.run(#"tap "Save""#, "", #"expect "Never""#, "back") {
      told.append($0.line)
    }
    #expect(told == [1, 3])
    #expect(result.steps.map(\.line) == [1, 3])
    #expect(result.failedStep?.line == 3)
    #expect(result.name == "notes")
  }

  @Test func `moves the time on for what a step looks for, and no further`() async throws {
    expectPass(try await world.run(#"tap "Load""#, #"expect "Loading""#, "expect-state loading"))
    #expect(world.clock.now.offset == .zero)
    let next = NotesWorld()
    expectPass(try await next.run(#"tap "Load""#, #"expect "Half of it""#))
    #expect(next.clock.now.offset == .seconds(20))
    let last = NotesWorld()
    expectPass(try await last.run(#"tap "Load""#, "expect-state loaded", #"expect "Loaded""#))
    #expect(last.clock.now.offset == .seconds(29))
  }

  @Test func `does not wait for what must not be there`() async throws {
    expectPass(try await world.run(#"tap "Load""#, #"expect-not "Loaded""#))
    #expect(world.clock.now.offset == .zero)
  }

  @Test func `lets exactly the time of a wait pass`() async throws {
    expectPass(try await world.run(#"tap "Load""#, "wait 19999ms", #"expect-not "Half""#))
    #expect(world.clock.now.offset == .milliseconds(19_999))
    let next = NotesWorld()
    expectPass(try await next.run(#"tap "Load""#, "wait 1min", #"expect "Loaded""#))
    #expect(next.clock.now.offset == .seconds(60))
  }

  @Test func `gives up what does not come within its patience`() async throws {
    let result = try await world.run(#"tap "Load""#, #"expect "Never""#)
    let failure = try #require(result.failedStep?.failure)
    #expect(failure.message == "“Never” is not on this screen")
    #expect(failure.screen.contains("Loaded"))
    #expect(world.clock.now.offset == .seconds(29))
    #expect(world.clock.now.offset < AppLife.patience)
  }

  @Test(arguments: [
    (#"tap "Nothing""#, "no usable “Nothing” on this screen"),
    (#"tap "Locked""#, "no usable “Locked” on this screen"),
    (#"toggle "Save""#, "no toggle “Save” on this screen"),
    (#"choose "Size" "Huge""#, "no option “Huge” of “Size” on this screen"),
    (#"choose "Colour" "Red""#, "no option “Red” of “Colour” on this screen"),
    (#"type "Name" "A""#, "no field “Name” on this screen"),
    (#"tap "Lost""#, "nothing in the app takes NotesScene.Elsewhere.save"),
    (#"type "Void" "A""#, "nothing in the app takes what is typed into “Void”"),
    ("back", "no way back from this screen"),
    (#"expect "Bye""#, "“Bye” is not on this screen"),
    (#"expect-not "Ready""#, "“Ready” is on this screen"),
    ("expect-state busy", "the app is in the state “idle”"),
    (#"tap "\e[2J""#, "no usable “\u{FFFD}[2J” on this screen"),
  ])
  func `tells why a step failed and what was on the screen`(line: String, message: String) async throws {
    let result = try await world.run(line, "kill")
    #expect(result.steps.count == 1)
    let failure = try #require(result.failedStep?.failure)
    #expect(failure.message == message)
    #expect(
      failure.screen == [
        "Notes", "Ready", "Note", "PIN", "Sync", "Off", "Size", "Small", "Save", "Load", "Delete",
        "More",
        "Locked", "Spin", "Tick", "Lost", "Void",
      ])
  }

  @Test(arguments: [
    (#"tap "Button""#, "2 things are called “Button”"),
    (#"tap "Toggle""#, "2 things are called “Toggle”"),
    (#"toggle "Toggle""#, "2 things are called “Toggle”"),
    (#"choose "Picker" "Same""#, "2 things are called “Same”"),
    (#"type "Field" "A""#, "2 things are called “Field”"),
    (#"tap "Alike""#, nil),
  ])
  func `does not guess which of two things is meant`(line: String, message: String?) async throws {
    let result = try await world.run(#"tap "More""#, line)
    #expect(result.failedStep?.failure?.message == message)
    #expect(result.steps.count == 2)
  }

  @Test func `leaves everything to an alert while there is one`() async throws {
    for line in [
      #"tap "Save""#, #"toggle "Sync""#, #"choose "Size" "Large""#, #"type "Note" "A""#, #"tap "More""#,
    ] {
      let result = try await NotesWorld().run(#"tap "Delete""#, #"expect "Delete the note?""#, line)
      #expect(result.failedStep?.line == 3)
    }
    expectPass(
      try await world.run(
        #"type "Note" "Milk""#, #"tap "Delete""#, "back", #"expect-not "Delete the note?""#, #"tap "Save""#,
        #"tap "Delete""#, #"expect "It is gone then.""#, #"tap "Delete""#, #"expect-not "Delete the note?""#))
    #expect(world.saved == "Milk")
  }

  @Test func `shows drafts as they are and passwords as bullets`() async throws {
    let result = try await world.run(
      #"type "Note" "a\e[31m\nb""#, #"type "PIN" "hunter2""#, "snapshot drafts", #"expect "•••••••""#,
      #"expect "hunter2""#)
    let snapshot = try #require(result.snapshots.first)
    #expect(result.snapshots.map(\.name) == ["drafts"])
    #expect(
      snapshot.lines.starts(with: ["Notes", "Ready", "Note", "a\u{FFFD}[31m", "b", "PIN", "•••••••"]))
    let failure = try #require(result.failedStep?.failure)
    #expect(!failure.screen.joined().contains("hunter2"))
  }

  @Test(arguments: [
    (#"type "Note" "s3cret""#, #"type "Note" "s3cret""#),
    (#"type "PIN" "s3cret""#, #"type "PIN" "••••••••""#),
    (#"type "Nothing" "s3cret""#, #"type "Nothing" "••••••••""#),
    (#"tap "Delete"\ntype "Note" "s3cret""#, #"type "Note" "••••••••""#),
    (#"tap "More"\ntype "Field" "s3cret""#, #"type "Field" "••••••••""#),
    (#"kill\ntype "Note" "s3cret""#, #"type "Note" "••••••••""#),
  ])
  func `tells what was typed only where it knows that it is no password`(lines: String, text: String)
    async throws
  {
    let result = try await world.run(lines.replacing("\\n", with: "\n"))
    #expect(result.steps.last?.text == text)
  }

  @Test func `takes the network away and gives it back`() async throws {
    expectPass(
      try await world.run(
        #"tap "Save""#, "network offline", #"tap "Save""#, #"expect "Offline""#, "network online",
        #"tap "Save""#,
        #"expect "Saved""#))
  }

  @Test func `opens links and enters phases`() async throws {
    expectPass(
      try await world.run("open trellis://a/b?c=d", "phase inactive", "phase background", "phase active"))
    #expect(
      world.log == [
        "launch online", "active", "open trellis://a/b?c=d", "inactive", "background", "active", "gone",
      ])
  }

  @Test func `warns the app before a relaunch, but not before it is killed`() async throws {
    expectPass(
      try await world.run(#"expect "Ready""#, "relaunch", #"expect "Ready""#, "kill", "relaunch"))
    #expect(
      world.log == [
        "launch online", "active", "inactive", "background", "gone", "launch online", "active", "gone",
        "launch online", "active", "gone",
      ])
  }

  @Test func `starts the app for the first step that needs it, and then only for a relaunch`() async throws {
    expectPass(try await world.run("network offline", "wait 1h", #"expect "Ready""#))
    #expect(world.log == ["launch offline", "active", "gone"])
    let next = NotesWorld()
    expectPass(
      try await next.run("relaunch", "kill", "kill", "wait 1d", "network offline", "relaunch"))
    #expect(next.log == ["launch online", "active", "gone", "launch offline", "active", "gone"])
  }

  @Test(arguments: [
    #"tap "Save""#, #"type "Note" "A""#, #"choose "Size" "Large""#, #"toggle "Sync""#, "back",
    "open trellis://a",
    "phase active", #"expect "Ready""#, #"expect-not "Nothing""#, "expect-state idle", "snapshot a",
  ])
  func `does not start an app for a step that was killed before it`(line: String) async throws {
    for lines in ["kill\n\(line)", "expect Ready\nkill\n\(line)"] {
      let result = try await NotesWorld().run(lines)
      let failure = FlowFailure("the app is not running; relaunch starts it", screen: [])
      #expect(result.failedStep?.failure == failure)
      #expect(result.snapshots.isEmpty)
    }
  }

  @Test func `keeps what lasts, and nothing else, over launches`() async throws {
    expectPass(
      try await world.run(
        #"type "Note" "Milk""#, #"tap "Save""#, #"type "Note" "Draft""#, "kill", "relaunch",
        #"expect "Milk""#, #"expect-not "Draft""#, #"expect "Ready""#))
  }

  @Test func `tells when the app does not start`() async throws {
    world.launchFailure = NotesWorld.LaunchFailure(description: "no \u{1B}[1mdisc")
    let result = try await world.run("back")
    #expect(result.failedStep?.failure == FlowFailure("no \u{FFFD}[1mdisc", screen: []))
  }

  @Test(arguments: [#"tap "Spin""#, "tap \"Tick\"\nwait 1h"])
  func `gives up an app that never comes to rest`(lines: String) async throws {
    let result = try await world.run(#"type "Note" "Milk""#, lines, #"expect "Ready""#)
    let failure = try #require(result.failedStep?.failure)
    #expect(
      failure.message
        == """
        the app did not come to rest within 120 s of real time: it waits for something that does not come, or has \
        work that never ends
        """)
    #expect(failure.screen.contains("Milk"))
    #expect(result.steps.count == lines.split(separator: "\n").count + 1)
  }

  @Test func `does not go on with a step that it gave up`() async throws {
    world.worksWhenLeft = true
    let result = try await world.run("relaunch", #"expect "Ready""#, "relaunch")
    #expect(result.failedStep?.line == 3)
    #expect(world.log == ["launch online", "active", "inactive", "gone"])
  }

  @Test func `leaves the present step at once when it is cancelled`() async throws {
    let run = Task { try await world.run(#"type "Note" "Milk""#, #"tap "Spin""#, "back") }
    world.whileSpinning = { run.cancel() }
    let result = try await run.value
    #expect(result.failedStep?.failure?.message == "interrupted")
    #expect(result.failedStep?.failure?.screen.contains("Milk") == true)
    #expect(result.steps.map(\.line) == [1, 2])
  }

  @Test func `waits for the end of the app also when it is cancelled`() async throws {
    let run = Task { try await world.run(#"tap "Save""#, "back") }
    world.whenSaved = { run.cancel() }
    world.turnsToGo = 10
    let result = try await run.value
    #expect(result.failedStep?.line == 1)
    #expect(world.logOfFlow.last == "gone")
  }

  @Test func `does no step when it was cancelled before`() async throws {
    let run = Task { try await world.run(#"tap "Save""#, "back") }
    run.cancel()
    let result = try await run.value
    #expect(result.failedStep?.failure?.message == "interrupted")
    #expect(result.steps.map(\.line) == [1])
  }
}
