import Analytics

extension ConnectionOptions {
  /// Takes the options about connections out of a command line, wherever they stand in it.
  ///
  /// - Throws: what is wrong with one of them.
  init(taking words: inout ArraySlice<String>) throws(UsageError) {
    self.init()
    var others: [String] = []
    var backend: String?
    var isPlainAllowed = false
    while let word = words.popFirst() {
      switch word {
      case "--backend": backend = try words.takeValue(of: word)
      case "--ca-file": authoritiesFile = try words.takeValue(of: word)
      case "--otlp": telemetry = try Self.endpoint(words.takeValue(of: word))
      case "--allow-plain-http": isPlainAllowed = true
      default: others.append(word)
      }
    }
    words = others[...]
    if authoritiesFile != nil, backend == nil, telemetry == nil {
      throw .uselessWithout("--ca-file", "--backend or --otlp")
    }
    if isPlainAllowed, backend == nil { throw .uselessWithout("--allow-plain-http", "--backend") }
    if let backend { server = try ServerAddress(backend, isPlainAllowed: isPlainAllowed) }
  }

  private static func endpoint(_ text: String) throws(UsageError) -> OTLPEndpoint {
    do {
      return try OTLPEndpoint(text)
    } catch {
      throw .invalidValue("--otlp", error.message)
    }
  }
}

extension ArraySlice<String> {
  /// Takes the word after an option.
  mutating func takeValue(of option: String) throws(UsageError) -> String {
    guard let value = popFirst(), !value.isEmpty, !value.hasPrefix("-") else { throw .missingValue(option) }
    return value
  }
}
