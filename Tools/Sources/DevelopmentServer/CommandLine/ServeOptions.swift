import TrellisKit

/// How a development server is to serve.
struct ServeOptions: Sendable {
  /// The IP address to listen at.
  let host: String
  /// The port to listen at; 0 for any that is free.
  let port: UInt16
  /// The folder of the database; nil to keep nothing.
  let data: String?
  /// What goes wrong, and where; the first that fits counts.
  let faults: [FaultRule]
  /// Whether other machines may reach the address.
  let allowsRemotePeers: Bool
  /// Whether requests aren't logged.
  let isQuiet: Bool

  /// Reads the options of a command line.
  init(_ words: CommandWords) throws(UsageError) {
    host = words.value("--host").map(Self.address) ?? "127.0.0.1"
    port = try words.number("--port", in: 0...Int(UInt16.max)).map(UInt16.init) ?? 8090
    data = words.value("--data")
    faults = try words.values("--fault").map { (text) throws(UsageError) in try FaultRule(text) }
    allowsRemotePeers = words.has("--allow-remote")
    isQuiet = words.has("--quiet")
  }

  /// An address as it may be written by hand: the name that everybody has, or an IPv6 address as in a URL.
  private static func address(_ text: String) -> String {
    if text == "localhost" { return "127.0.0.1" }
    guard text.hasPrefix("["), text.hasSuffix("]") else { return text }
    return String(text.dropFirst().dropLast())
  }
}
