#if os(Linux)
  /// The status line and the header fields of a response (RFC 9112, sections 4 and 5), read line by line.
  ///
  /// Interim answers are passed over and trailers are dropped, but their bytes count.
  struct ResponseHead {
    private enum Position {
      case statusLine, fields, trailers
    }

    private(set) var status = 0
    private(set) var headers = HTTPHeaders()
    /// How many bytes the body has on the wire, when the head says so.
    private(set) var contentLength: Int?
    private let sizeLimit: Int
    private var size = 0
    private var position = Position.statusLine
    private var unfinishedField: [UInt8] = []

    init(sizeLimit: Int) {
      self.sizeLimit = sizeLimit
    }

    /// Whether the head of the final answer was read to its end.
    var isComplete: Bool { position == .trailers }

    mutating func readLine(_ bytes: UnsafeRawBufferPointer) throws(TransportError) {
      size += bytes.count
      guard size <= sizeLimit else { throw .responseTooLarge(limit: sizeLimit) }
      let line = bytes.withoutLineEnd
      switch position {
      case .statusLine: try readStatus(line)
      case .fields where line.isEmpty: try endFields()
      case .fields: try readField(line)
      case .trailers: break
      }
    }

    private mutating func readStatus(_ line: [UInt8]) throws(TransportError) {
      let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count >= 2, parts[0].starts(with: "HTTP/".utf8), parts[1].count == 3 else {
        throw .malformedResponse
      }
      let digits = parts[1].compactMap(\.digitValue)
      guard digits.count == 3, digits[0] > 0 else { throw .malformedResponse }
      status = digits.reduce(0) { $0 * 10 + $1 }
      position = .fields
    }

    /// A line that begins with a blank goes on with the field before (RFC 9112, section 5.2).
    private mutating func readField(_ line: [UInt8]) throws(TransportError) {
      guard let first = line.first, first.isBlank else {
        try endField()
        unfinishedField = line
        return
      }
      guard !unfinishedField.isEmpty else { throw .malformedResponse }
      unfinishedField += [UInt8(ascii: " ")] + line.drop(while: \.isBlank)
    }

    private mutating func endField() throws(TransportError) {
      guard !unfinishedField.isEmpty else { return }
      guard let colon = unfinishedField.firstIndex(of: UInt8(ascii: ":")),
        headers.add(unfinishedField[..<colon].text, unfinishedField[(colon + 1)...].text)
      else { throw .malformedResponse }
      unfinishedField = []
    }

    private mutating func endFields() throws(TransportError) {
      try endField()
      switch status {
      // Nobody asked for another protocol.
      case 101: throw .malformedResponse
      case 100..<200:
        headers = HTTPHeaders()
        position = .statusLine
      default:
        contentLength = try headers.announcedLength()
        if contentLength == nil { headers["Content-Length"] = nil }
        position = .trailers
      }
    }
  }

  extension HTTPHeaders {
    /// RFC 9112, section 6: a length that is said twice must be the same, and the only transfer coding is `chunked`.
    fileprivate func announcedLength() throws(TransportError) -> Int? {
      let codings = values(of: "Transfer-Encoding")
      guard codings.allSatisfy({ $0.lowercased() == "chunked" }), codings.count <= 1 else {
        throw .malformedResponse
      }
      let lengths = values(of: "Content-Length").flatMap { $0.split(separator: ",") }.map {
        $0.trimmingBlanks()
      }
      guard let first = lengths.first else { return nil }
      guard lengths.allSatisfy({ $0 == first }), first.utf8.allSatisfy({ $0.digitValue != nil }),
        let length = Int(first)
      else { throw .malformedResponse }
      return codings.isEmpty ? length : nil
    }
  }

  extension UnsafeRawBufferPointer {
    fileprivate var withoutLineEnd: [UInt8] {
      var line = Array(self)
      if line.last == UInt8(ascii: "\n") { line.removeLast() }
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      return line
    }
  }

  extension ArraySlice<UInt8> {
    /// UTF-8 where it is valid, and ISO 8859-1 otherwise, which older servers send.
    fileprivate var text: String {
      String(validating: self, as: UTF8.self)
        ?? String(String.UnicodeScalarView(map(Unicode.Scalar.init)))
    }
  }

  extension UInt8 {
    fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  }
#endif
