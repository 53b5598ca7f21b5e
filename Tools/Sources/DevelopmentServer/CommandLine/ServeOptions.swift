/// How a development server is to serve.
public struct ServeOptions: Sendable {
  /// The IP address to listen at.
  public private(set) var host = "127.0.0.1"
  /// The port to listen at; 0 for any that is free.
  public private(set) var port: UInt16 = 8090
  /// The folder of the database; nil to keep nothing.
  public private(set) var data: String?
  /// What goes wrong, and where; the first that fits counts.
  public private(set) var faults: [FaultRule] = []
  /// Whether other machines may reach the address.
  public private(set) var allowsRemotePeers = false
  /// Whether requests aren't logged.
  public private(set) var isQuiet = false

  /// Reads the options of a command line.
  init(_ arguments: some Collection<String>) throws(UsageError) {
    var words = Array(arguments)[...]
    while let word = words.popFirst() {
      switch word {
      case "--host": host = Self.address(try Self.value(of: word, in: &words))
      case "--port": port = try Self.port(try Self.value(of: word, in: &words))
      case "--data": data = try Self.value(of: word, in: &words)
      case "--fault": faults.append(try FaultRule(try Self.value(of: word, in: &words)))
      case "--allow-remote": allowsRemotePeers = true
      case "--quiet": isQuiet = true
      default: throw .unknownOption(word)
      }
    }
  }

  private static func value(
    of option: String, in words: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = words.popFirst(), !value.isEmpty, !value.hasPrefix("-") else {
      throw .missingValue(option)
    }
    return value
  }

  private static func port(_ text: String) throws(UsageError) -> UInt16 {
    guard let port = UInt16(text) else { throw .invalidPort(text) }
    return port
  }

  /// An address as it may be written by hand: the name that everybody has, or an IPv6 address as in a URL.
  private static func address(_ text: String) -> String {
    if text == "localhost" { return "127.0.0.1" }
    guard text.hasPrefix("["), text.hasSuffix("]") else { return text }
    return String(text.dropFirst().dropLast())
  }
}
