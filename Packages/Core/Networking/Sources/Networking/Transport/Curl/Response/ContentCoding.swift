#if os(Linux)
  /// How the body of a response is packed (RFC 9110, section 8.4.1).
  enum ContentCoding: Equatable {
    case identity, gzip, deflate

    /// What requests offer that don't say it themselves.
    static let accepted = "gzip, deflate"

    /// - Throws: when it is packed in a way that nobody asked for, or more than once.
    init(_ headers: HTTPHeaders) throws(TransportError) {
      let names = headers.values(of: "Content-Encoding")
        .flatMap { $0.split(separator: ",") }
        .map { $0.trimmingBlanks().lowercased() }
        .filter { $0 != "identity" }
      switch names {
      case []: self = .identity
      case ["gzip"], ["x-gzip"]: self = .gzip
      case ["deflate"]: self = .deflate
      default: throw .malformedResponse
      }
    }

    func makeInflater() -> Inflater? {
      self == .identity ? nil : Inflater(self)
    }
  }
#endif
