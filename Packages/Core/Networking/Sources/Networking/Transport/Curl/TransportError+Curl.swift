#if os(Linux)
  import CCurl

  extension TransportError {
    /// What the code that a transfer ended with means.
    ///
    /// - Parameters:
    ///   - curlCode: a `CURLcode` other than `CURLE_OK`.
    ///   - systemError: the `errno` of the socket, or 0.
    ///   - afterHead: whether the status and the header fields had come.
    ///   - headerSizeLimit: how many bytes they may have.
    init(curlCode: Int, systemError: Int, afterHead: Bool, headerSizeLimit: Int) {
      switch curlCode {
      case CCURL_OPERATION_TIMEDOUT: self = .timedOut
      case CCURL_SSL_CONNECT_ERROR: self = systemError == 0 ? .insecure : .unreachable
      case CCURL_SSL_CERTPROBLEM, CCURL_SSL_CIPHER, CCURL_PEER_FAILED_VERIFICATION, CCURL_USE_SSL_FAILED,
        CCURL_SSL_CACERT_BADFILE, CCURL_SSL_ISSUER_ERROR, CCURL_SSL_INVALIDCERTSTATUS:
        self = .insecure
      case CCURL_UNSUPPORTED_PROTOCOL, CCURL_WEIRD_SERVER_REPLY, CCURL_PARTIAL_FILE,
        CCURL_BAD_CONTENT_ENCODING,
        CCURL_HTTP2:
        self = .malformedResponse
      // The library gives up on a line that fills its memory.
      case CCURL_OUT_OF_MEMORY, CCURL_TOO_LARGE:
        self = afterHead ? .unreachable : .responseTooLarge(limit: headerSizeLimit)
      // Framing that can't be read comes under the same code as a connection that broke.
      case CCURL_RECV_ERROR: self = afterHead && systemError == 0 ? .malformedResponse : .unreachable
      default: self = .unreachable
      }
    }
  }
#endif
