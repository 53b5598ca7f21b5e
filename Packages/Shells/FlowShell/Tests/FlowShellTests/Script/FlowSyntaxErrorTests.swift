import Testing

@testable import FlowShell

@Suite struct `A wrong line of a flow` {
  private static let time = "write a time such as 500ms, 5s, 10min, 2h or 8d"
  private static let snapshot = "name a snapshot with letters, digits and hyphens"
  private static let oneLine = "look for one line at a time, with � for each control character"
  private static let escape = #"write \", \\, \n or \e after a backslash"#

  @Test(arguments: [
    ("tap", #"write it like this: tap "Sign in""#),
    ("tap Sign in", #"write it like this: tap "Sign in""#),
    (#"type "Email""#, #"write it like this: type "Email" "ada@example.com""#),
    (#"type "Email" "a" "b""#, #"write it like this: type "Email" "ada@example.com""#),
    (#"choose "Appearance""#, #"write it like this: choose "Appearance" "Dark""#),
    ("toggle", #"write it like this: toggle "Notifications""#),
    ("expect", #"write it like this: expect "Welcome""#),
    ("expect-not", #"write it like this: expect-not "Error""#),
    ("expect-state", "write it like this: expect-state authenticated"),
    ("open", "write it like this: open trellis://profile"),
    ("snapshot", "write it like this: snapshot profile"),
    ("phase", "write it like this: phase background"),
    ("network", "write it like this: network offline"),
    ("wait", "write it like this: wait 5s"),
    ("back now", "write it like this: back"),
    ("relaunch now", "write it like this: relaunch"),
    ("kill -9", "write it like this: kill"),
    ("phase asleep", "write one of active, inactive, background"),
    ("phase Active", "write one of active, inactive, background"),
    ("network slow", "write one of online, offline"),
    (#"tap "A"#, "close the quote"),
    (#"tap "A\""#, "close the quote"),
    (#"tap ""#, "close the quote"),
    (#"tap "A"B"#, "write a space after a closing quote"),
    (##"tap "A"# why"##, "write a space after a closing quote"),
    (#"tap "\t""#, escape),
    (#"tap "\"#, escape),
    (#"expect """#, "write what is to be looked for"),
    (#"expect-not """#, "write what is to be looked for"),
    (#"expect "two\nlines""#, oneLine),
    (#"expect-not "two\nlines""#, oneLine),
    (#"expect "\n""#, oneLine),
    (#"expect-not "\e[31m""#, oneLine),
    ("expect \"a\u{202E}b\"", oneLine),
    ("snapshot ../a", snapshot),
    ("snapshot a.txt", snapshot),
    ("snapshot é", snapshot),
    (#"snapshot """#, snapshot),
    ("snapshot \(String(repeating: "a", count: 61))", snapshot),
    ("wait 5", time),
    ("wait s", time),
    ("wait 5 s", "write it like this: wait 5s"),
    ("wait -5s", time),
    ("wait 1.5s", time),
    ("wait ½s", time),
    ("wait ٣s", time),
    ("wait 5S", time),
    ("wait 5weeks", time),
    ("wait 100001s", time),
    ("wait 99999999999999999999s", time),
  ])
  func `is told with what to write instead`(line: String, message: String) throws {
    let error = try #require(throws: FlowSyntaxError.self) {
      try FlowScript(name: "a", source: "# first\nback\n\(line)\nnonsense")
    }
    #expect(error == FlowSyntaxError(line: 3, message: message))
    #expect(error.description == "line 3: \(message)")
  }

  @Test(arguments: [("profile", "profile"), ("profile", "Profile"), ("A-1", "a-1")])
  func `is one that keeps a second screen under the same name`(first: String, second: String) {
    #expect(throws: FlowSyntaxError(line: 3, message: "there is a snapshot “\(second)” already")) {
      try FlowScript(name: "a", source: "snapshot \(first)\nsnapshot other\nsnapshot \(second)")
    }
  }

  private static let unfinished = [
    #"type"PIN""s3cret""#, #"typo "PIN" "s3cret""#, #"type "PIN"s3cret""#, #"type "PIN" "s3cret"#,
    #"type PIN s3 cret"#,
    #"type "PIN" "s3cret" now"#, #"type "PIN" "s3\cret""#, #"'type "PIN" "s3cret""#,
  ]

  @Test(arguments: unfinished)
  func `never tells what was to be typed`(line: String) throws {
    let error = try #require(throws: FlowSyntaxError.self) { try FlowScript(name: "a", source: line) }
    #expect(!error.message.contains("s3") && !error.message.contains("cret"))
  }

  @Test(arguments: [
    ("click", "click"), ("Tap", "Tap"), ("\u{1B}[2Jtap", "\u{FFFD}[2Jtap"),
    (String(repeating: "x", count: 10_000), String(repeating: "x", count: 60)),
  ])
  func `with an unknown step is told what steps there are`(verb: String, shown: String) throws {
    let error = try #require(throws: FlowSyntaxError.self) {
      try FlowScript(name: "a", source: "\(verb) \"A\"")
    }
    let verbs = """
      tap, type, choose, toggle, back, open, phase, relaunch, kill, network, expect, expect-not, expect-state, \
      snapshot, wait
      """
    #expect(error == FlowSyntaxError(line: 1, message: "unknown step “\(shown)”; there are \(verbs)"))
  }
}
