import Analytics
import Testing

@testable import AppCore

@Suite struct `The command line` {
  private static let understood: [([String], AppCommand)] = [
    ([], .interactive(.init())),
    (["--state", "/tmp/x"], .interactive(.init(folder: "/tmp/x"))),
    (["--backend", "https://a.example/b"], .interactive(.init(connection: .server("https://a.example/b")))),
    (
      ["--backend", "http://127.0.0.1:8090"],
      .interactive(.init(connection: .server("http://127.0.0.1:8090")))
    ),
    (["--backend", "http://[::1]:8090"], .interactive(.init(connection: .server("http://[::1]:8090")))),
    (
      ["--allow-plain-http", "--backend", "http://a.example"],
      .interactive(.init(connection: .server("http://a.example", isPlainAllowed: true)))
    ),
    (
      ["run", "--backend", "http://localhost:8090", "a.flow"],
      .run(.init(flows: [FlowFile(path: "a.flow", name: "a")], connection: .server("http://localhost:8090")))
    ),
    (
      ["--ca-file", "ca.pem", "--otlp", "http://localhost:4318"],
      .interactive(.init(connection: .with(authoritiesFile: "ca.pem", telemetry: "http://localhost:4318")))
    ),
    (["--help"], .help), (["run", "--help"], .help), (["-h"], .help),
    (["--version"], .version),
    (["run", "a.flow"], .run(.init(flows: [FlowFile(path: "a.flow", name: "a")]))),
    (
      ["run", "a.flow", "--junit", "j.xml", "b.flow", "--snapshots", "s"],
      .run(
        .init(
          flows: [FlowFile(path: "a.flow", name: "a"), FlowFile(path: "b.flow", name: "b")], junit: "j.xml",
          snapshots: "s"))
    ),
    (["run", "-"], .run(.init(flows: [FlowFile(path: "-", name: "standard-input")]))),
    (
      ["run", "--snapshots", "s", "--", "--junit", "-a.flow", "--help", "-"],
      .run(
        .init(
          flows: [
            FlowFile(path: "--junit", name: "--junit"), FlowFile(path: "-a.flow", name: "-a"),
            FlowFile(path: "--help", name: "--help"), FlowFile(path: "-", name: "standard-input"),
          ], snapshots: "s"))
    ),
  ]

  @Test(arguments: understood)
  func `is understood`(arguments: [String], command: AppCommand) throws {
    #expect(try AppCommand(arguments) == command)
  }

  private static let refused: [([String], UsageError)] = [
    (["--nope"], .unknown("--nope")), (["walk"], .unknown("walk")), ([""], .unknown("")),
    (["--state"], .missingValue("--state")), (["--state", "--version"], .missingValue("--state")),
    (["--state", ""], .missingValue("--state")),
    (["run", ""], .unknown("")), (["run"], .missingFlow), (["run", "--junit", "j.xml"], .missingFlow),
    (["run", "a.flow", "--junit"], .missingValue("--junit")),
    (["run", "a.flow", "--fast"], .unknown("--fast")), (["run", "-a.flow"], .unknown("-a.flow")),
    (["run", "--"], .missingFlow), (["run", "--", ""], .unknown("")), (["--", "a.flow"], .unknown("--")),
    (["run", "-", "-"], .alike("-", "-")),
    (["run", "a.flow", "b.flow", "./A.flow"], .alike("a.flow", "./A.flow")),
    (["--backend"], .missingValue("--backend")), (["--ca-file"], .missingValue("--ca-file")),
    (["--otlp", "--state"], .missingValue("--otlp")),
    (["--otlp", "ftp://a.example"], .invalidValue("--otlp", OTLPEndpointError.unsupportedScheme.message)),
    (["--version", "--nope"], .unknown("--nope")),
    (["--state", "/tmp/x", "--state", "/tmp/y"], .repeated("--state")),
    (["--backend", "https://a.example", "--backend", "https://a.example"], .repeated("--backend")),
    (["run", "a.flow", "--junit", "a", "b.flow", "--junit", "b"], .repeated("--junit")),
    (["--allow-plain-http", "--allow-plain-http"], .repeated("--allow-plain-http")),
    (["--ca-file", "ca.pem"], .uselessWithout("--ca-file", "--backend or --otlp")),
    (["run", "a.flow", "--ca-file", "ca.pem"], .uselessWithout("--ca-file", "--backend or --otlp")),
    (
      ["--allow-plain-http", "--otlp", "http://localhost:4318"],
      .uselessWithout("--allow-plain-http", "--backend")
    ),
  ]

  @Test(arguments: refused)
  func `is refused with a reason`(arguments: [String], error: UsageError) {
    #expect(throws: error) { try AppCommand(arguments) }
  }

  @Test(
    arguments: [
      "", "nonsense", "ftp://a.example", "//a.example", "https://", "https://ada:secret@a.example",
      "https://a.example?x=1", "https://a.example#x", "http://a.example", "http://127.0.0.1.example",
      "http://localhost.example", "http://a.localhost", "http://0.0.0.0:8090", "http://[fe80::1]",
      "https://a.example:0",
      "http://a.example\\@127.0.0.1",
    ])
  func `refuses a server that a password can't safely travel to`(address: String) {
    #expect(throws: UsageError.self) { try ServerAddress(address) }
  }

  @Test(arguments: [
    "https://a.example", "http://127.0.0.1:8090", "http://127.0.0.2/", "http://LocalHost",
    "http://localhost.",
    "http://[::1]:8090", "http://[::ffff:127.0.0.1]",
  ])
  func `takes a server behind TLS or on this machine`(address: String) throws {
    _ = try ServerAddress(address)
  }

  @Test(
    arguments: [
      ("https://a.example", "https://b.example"), ("https://a.example", "https://a.example:8443"),
      ("https://a.example", "http://a.example"), ("https://a.example/a", "https://a.example/b"),
      ("https://a.example/a-b", "https://a.example/a/b"),
    ])
  func `keeps what belongs to one server apart from another's`(one: String, other: String) throws {
    let names = try [one, other].map { try ServerAddress($0, isPlainAllowed: true).folderName }
    #expect(names[0] != names[1])
    #expect(names.allSatisfy { !$0.contains("/") && !$0.hasPrefix(".") })
  }

  @Test func `knows a server by its address with or without a slash at the end`() throws {
    #expect(
      try ServerAddress("https://A.example/").folderName == ServerAddress("https://a.example").folderName)
  }

  @Test func `never repeats control characters or endless words`() {
    let message = "\(UsageError.unknown("\u{1B}[31m" + String(repeating: "x", count: 1_000)))"
    #expect(!message.contains("\u{1B}"))
    #expect(message.count < 150)
  }
}

extension ConnectionOptions {
  fileprivate static func server(_ address: String, isPlainAllowed: Bool = false) -> ConnectionOptions {
    var options = ConnectionOptions()
    options.server = try? ServerAddress(address, isPlainAllowed: isPlainAllowed)
    return options
  }

  fileprivate static func with(authoritiesFile: String, telemetry: String) -> ConnectionOptions {
    var options = ConnectionOptions()
    options.authoritiesFile = authoritiesFile
    options.telemetry = try? OTLPEndpoint(telemetry)
    return options
  }
}
