import LoopbackServer
import TestSupport
import Testing
import TrellisKit

@testable import DevelopmentServer

@Suite(.bounded) struct `The options of trellis serve` {
  @Test func `without options the server is for this machine and keeps nothing`() throws {
    let options = try ServeOptions(words([]))
    #expect(options.host == "127.0.0.1")
    #expect(options.port == 8090)
    #expect(options.data == nil)
    #expect(options.faults.isEmpty)
    #expect(!options.allowsRemotePeers)
    #expect(!options.isQuiet)
  }

  @Test func `every option is read`() throws {
    let options = try ServeOptions(
      words([
        "--quiet", "--host", "::1", "--port", "0", "--data", "some folder", "--fault", "hang@/a",
        "--allow-remote",
        "--fault", "delay=3",
      ]))
    #expect(options.host == "::1")
    #expect(options.port == 0)
    #expect(options.data == "some folder")
    #expect(options.faults.map(\.fault.name) == ["hang", "delay"])
    #expect(options.allowsRemotePeers)
    #expect(options.isQuiet)
  }

  @Test(arguments: [("localhost", "127.0.0.1"), ("[::1]", "::1"), ("192.0.2.1", "192.0.2.1")])
  func `an address may be written as people do`(written: String, address: String) throws {
    #expect(try ServeOptions(words(["--host", written])).host == address)
  }

  @Test(arguments: [
    (["--prot", "1"], "unknown option “--prot”; did you mean “--port”?"), (["8090"], "unexpected “8090”"),
    (["--port"], "--port needs a value"), (["--host", "--quiet"], "--host needs a value"),
    (["--port", "65536"], "--port is a number from 0 to 65535, not “65536”"),
    (["--port", "http"], "--port is a number from 0 to 65535, not “http”"),
    (
      ["--fault", "nonsense"],
      "\(FaultError.unknownName("nonsense")); “trellis serve --list-faults” lists all"
    ),
    (
      ["--fault", "hang=1@/a"], "\(FaultError.needsNoValue("hang")); “trellis serve --list-faults” lists all"
    ),
  ])
  func `what can't be meant is refused`(arguments: [String], message: String) {
    #expect(throws: UsageError(message)) { try ServeOptions(words(arguments)) }
  }

  private func words(_ arguments: [String]) throws -> CommandWords {
    try CommandWords(arguments, of: ServeCommand.description)
  }

  static let rules: [(text: String, name: String, value: String?, prefix: String)] = [
    ("hang", "hang", nil, "/"),
    ("hang@/", "hang", nil, "/"),
    ("hang@/api/collections", "hang", nil, "/api/collections"),
    ("delay=5", "delay", "5", "/"),
    ("delay=5@/api", "delay", "5", "/api"),
    ("redirect=http://ada@example.com/x", "redirect", "http://ada@example.com/x", "/"),
    ("redirect=http://ada@example.com/x@/api", "redirect", "http://ada@example.com/x", "/api"),
  ]

  @Test(arguments: rules)
  func `a rule has a fault and perhaps a path`(text: String, name: String, value: String?, prefix: String)
    throws
  {
    let rule = try FaultRule(text)
    #expect(rule.fault.name == name)
    #expect(rule.fault.parameter?.value == value)
    #expect(rule.pathPrefix == prefix)
  }

  @Test func `the list has a line for every fault`() {
    let lines = FaultList.text.split(separator: "\n")
    #expect(lines.count == Fault.all.count)
    for (line, fault) in zip(lines, Fault.all) {
      #expect(line.hasPrefix(fault.name))
      #expect(line.contains(fault.explanation))
    }
  }
}
