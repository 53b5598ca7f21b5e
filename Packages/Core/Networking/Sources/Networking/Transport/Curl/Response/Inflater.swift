#if os(Linux)
  import CCurl

  /// Undoes gzip (RFC 1952) and deflate (RFC 1950, or RFC 1951 as some servers send it), piece by piece.
  final class Inflater {
    private let coding: ContentCoding
    private let output = UnsafeMutableRawBufferPointer.allocate(byteCount: 32 * 1024, alignment: 1)
    private var stream: OpaquePointer?
    /// Whether the stream came to its end and its checksum was right.
    private(set) var isAtEnd = false

    init(_ coding: ContentCoding) {
      self.coding = coding
    }

    deinit {
      if let stream { czlib_free(stream) }
      output.deallocate()
    }

    /// Hands over what the input unpacks to, in pieces that are only valid meanwhile.
    func inflate(
      _ input: UnsafeRawBufferPointer, to take: (UnsafeRawBufferPointer) throws(TransportError) -> Void
    ) throws(TransportError) {
      var input = input
      var isOutputFull = false
      while !input.isEmpty || isOutputFull {
        let stream = try readyStream(for: input.first)
        var unread = input.count
        var unwritten = output.count
        let state = czlib_inflate(stream, input.baseAddress, &unread, output.baseAddress, &unwritten)
        guard state != CZLIB_BROKEN else { throw .malformedResponse }
        isAtEnd = state == CZLIB_ENDED
        isOutputFull = unwritten == 0 && !isAtEnd
        input = UnsafeRawBufferPointer(rebasing: input.suffix(unread))
        try take(UnsafeRawBufferPointer(rebasing: output.dropLast(unwritten)))
      }
    }

    /// Only gzip may go on with another stream after the end of one (RFC 1952, section 2.2).
    private func readyStream(for first: UInt8?) throws(TransportError) -> OpaquePointer {
      if let stream {
        guard !isAtEnd || (coding == .gzip && czlib_reset(stream)) else { throw .malformedResponse }
        return stream
      }
      guard let made = czlib_make(format(startingWith: first ?? 0)) else { throw .malformedResponse }
      stream = made
      return made
    }

    /// The lower half of the first byte of RFC 1950 is 8; no encoder begins a stream of RFC 1951 so.
    private func format(startingWith first: UInt8) -> CZlibFormat {
      guard coding == .deflate else { return CZLIB_GZIP }
      return first & 0x0F == 8 ? CZLIB_ZLIB : CZLIB_RAW
    }
  }
#endif
