import Backend
import Foundation
import TestSupport
import Testing

@Suite(.bounded) struct `A run of flows that is interrupted` {
  /// What follows takes long: an app without a network looks for one again and again.
  private static let walk = """
    type "Email" "\(DemoAccount.standard.email)"
    type "Password" "\(DemoAccount.standard.password)"
    tap "Sign in"
    tap "Continue"
    tap "Continue"
    type "Name" "Ada Lovelace"
    tap "Continue"
    tap "Start using Trellis"
    network offline
    relaunch
    expect-state authenticated

    """

  @Test(.hangGuard, arguments: [SIGINT, SIGTERM])
  func `leaves the present step at once, and says what was left out`(signal: Int32) throws {
    try FlowRun.inFolder { run in
      let paths = [
        try run.write(Self.walk + "wait 100000d", to: "endless.flow"),
        try run.write("wait 1s", to: "later.flow"),
      ]
      try FileManager.default.createDirectory(atPath: run.path("tmp"), withIntermediateDirectories: false)
      let result = try AppExecutable.run(
        ["run"] + paths + ["--junit", run.path("j.xml")], environment: ["TMPDIR": run.path("tmp")],
        sending: signal, after: "expect-state authenticated")
      #expect(result.code == 1)
      #expect(result.output.contains("✗ interrupted"))
      #expect(result.output.contains("later was not run: interrupted"))
      let report = try run.text(of: "j.xml")
      #expect(report.contains(#"<testsuites name="flows" tests="13" failures="1" skipped="1">"#))
      #expect(report.contains(#"name="12: wait 100000d""#))
      #expect(report.contains(#"<failure message="interrupted">"#))
      #expect(report.contains(#"<skipped message="interrupted"/>"#))
      #expect(try FileManager.default.contentsOfDirectory(atPath: run.path("tmp")) == [])
    }
  }

  @Test(.hangGuard, arguments: [("INT", SIGINT), ("TERM", SIGTERM), ("HUP", SIGHUP)])
  func `goes on when whoever started it wants the signal ignored`(name: String, signal: Int32) throws {
    try FlowRun.inFolder { run in
      let path = try run.write(Self.walk + "wait 8h", to: "longer.flow")
      let result = try AppExecutable.run(
        ["run", path], by: #"trap '' \#(name); exec "$0" "$@""#, sending: signal,
        after: "expect-state authenticated")
      #expect(result.code == 0)
      #expect(result.output.contains("longer passed"))
    }
  }

  @Test(.hangGuard)
  func `ends at the second signal though nobody reads what it writes, and the next run clears away`() throws {
    try FlowRun.inFolder { run in
      let path = try run.write("wait 1s", to: "a.flow")
      let variables = ["TMPDIR": run.path("tmp")]
      try FileManager.default.createDirectory(atPath: run.path("tmp"), withIntermediateDirectories: false)
      func left() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: run.path("tmp")) }
      let process = Process()
      process.executableURL = URL(filePath: AppExecutable.path)
      process.arguments = ["run", path]
      process.environment = variables
      let unread = Self.fullPipe()
      process.standardOutput = unread
      try process.run()
      while try left().isEmpty { usleep(10_000) }
      kill(process.processIdentifier, SIGINT)
      // Soon after the first it would be the same request once more.
      while process.isRunning {
        usleep(100_000)
        kill(process.processIdentifier, SIGTERM)
      }
      #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGTERM)
      #expect(try left().count == 1)
      #expect(try AppExecutable.run(["run", path], environment: variables).code == 0)
      #expect(try left() == [])
    }
  }

  /// A pipe that takes nothing more.
  private static func fullPipe() -> Pipe {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    let flags = fcntl(descriptor, F_GETFL)
    _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK)
    while write(descriptor, [0], 1) == 1 {}
    _ = fcntl(descriptor, F_SETFL, flags)
    return pipe
  }
}
