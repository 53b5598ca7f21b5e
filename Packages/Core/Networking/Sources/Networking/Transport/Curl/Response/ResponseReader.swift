#if os(Linux)
  import FoundationEssentials

  /// Makes a response from the lines and bytes that come from a connection, within limits.
  struct ResponseReader {
    private let method: HTTPMethod
    private let sizeLimit: Int
    private var head: ResponseHead
    private var body: ResponseBody?

    init(method: HTTPMethod, headerSizeLimit: Int, sizeLimit: Int) {
      self.method = method
      self.sizeLimit = sizeLimit
      head = ResponseHead(sizeLimit: headerSizeLimit)
    }

    /// How many bytes of the body have come, with the content coding undone.
    var receivedBytes: Int { body?.count ?? 0 }
    /// How many bytes of the body were announced.
    var expectedBytes: Int? { hasBody ? head.contentLength : nil }
    var hasWholeHead: Bool { head.isComplete }

    /// Reads one line of the head or of the trailers, with its line end.
    mutating func readLine(_ line: UnsafeRawBufferPointer) throws(TransportError) {
      let wasComplete = head.isComplete
      try head.readLine(line)
      guard head.isComplete, !wasComplete, hasBody else { return }
      body = try ResponseBody(head, limit: sizeLimit)
    }

    /// Reads some bytes of the body, without the framing of the connection.
    mutating func readBody(_ bytes: UnsafeRawBufferPointer) throws(TransportError) {
      guard body != nil else { throw .malformedResponse }
      try body?.read(bytes)
    }

    /// The response, after the connection said that it is whole.
    mutating func response() throws(TransportError) -> HTTPResponse {
      guard head.isComplete else { throw .malformedResponse }
      var response = HTTPResponse(status: head.status, headers: head.headers)
      guard let body else { return response }
      response.body = try body.whole()
      if body.isDecoded {
        response.headers["Content-Encoding"] = nil
        response.headers["Content-Length"] = nil
      }
      return response
    }

    /// RFC 9112, section 6.3.
    private var hasBody: Bool {
      method != .head && head.isComplete && head.status != 204 && head.status != 304
    }
  }
#endif
