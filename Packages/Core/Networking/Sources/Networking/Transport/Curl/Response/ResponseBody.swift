#if os(Linux)
  import FoundationEssentials

  /// The body of a response, its content coding undone while it is read, and never more of it than the limit allows.
  struct ResponseBody {
    private let limit: Int
    private let inflater: Inflater?
    private var bytesOnWire = 0
    private var bytes = Data()

    init(_ head: ResponseHead, limit: Int) throws(TransportError) {
      self.limit = limit
      inflater = try ContentCoding(head.headers).makeInflater()
      if !isDecoded, let length = head.contentLength, length > limit {
        throw .responseTooLarge(limit: limit)
      }
    }

    var count: Int { bytes.count }
    /// Whether a content coding is undone, so that the fields about it aren't true any more.
    var isDecoded: Bool { inflater != nil }

    mutating func read(_ input: UnsafeRawBufferPointer) throws(TransportError) {
      bytesOnWire += input.count
      guard let inflater else { return try append(input) }
      // What can't be compressed becomes a little longer; more than that brings nothing and is meant to bring nothing.
      guard bytesOnWire - limit <= limit / 64 + 1024 else { throw .responseTooLarge(limit: limit) }
      try inflater.inflate(input) { output throws(TransportError) in try append(output) }
    }

    func whole() throws(TransportError) -> Data {
      guard bytesOnWire == 0 || inflater?.isAtEnd ?? true else { throw .malformedResponse }
      return bytes
    }

    private mutating func append(_ piece: UnsafeRawBufferPointer) throws(TransportError) {
      guard piece.count <= limit - bytes.count else { throw .responseTooLarge(limit: limit) }
      bytes.append(contentsOf: piece)
    }
  }
#endif
