#if os(Linux)
  import CCurl
  import FoundationEssentials

  /// Sets the options of a transfer. What returns false has failed, and the transfer must not be made.
  struct CurlOptions {
    private let easy: OpaquePointer

    init(_ easy: OpaquePointer) {
      self.easy = easy
    }

    /// - Returns: the list, which must outlive the transfer; nil when there is no memory.
    func setHeaders(of request: HTTPRequest) -> OpaquePointer? {
      var lines = request.fieldsToSend.map { $0.value.isEmpty ? "\($0.name);" : "\($0.name): \($0.value)" }
      // Without a value they keep libcurl from adding its own.
      lines.append("Expect:")
      if request.headers["Content-Type"] == nil { lines.append("Content-Type:") }
      if request.headers["Accept-Encoding"] == nil {
        lines.append("Accept-Encoding: \(ContentCoding.accepted)")
      }
      var list: OpaquePointer?
      for line in lines {
        guard let longer = ccurl_list_append(list, line) else {
          ccurl_list_free(list)
          return nil
        }
        list = longer
      }
      return ccurl_set_headers(easy, list) == CCURL_OK ? list : nil
    }

    func setRequest(_ request: HTTPRequest, to target: RequestTarget) -> Bool {
      guard set(CCURL_URL, target.address) else { return false }
      switch request.method {
      case .head: return set(CCURL_NOBODY, 1)
      case .get, .delete:
        guard set(CCURL_CUSTOMREQUEST, request.method.rawValue) else { return false }
        return request.body.map(setBody) ?? true
      case .post, .put, .patch:
        return set(CCURL_CUSTOMREQUEST, request.method.rawValue) && setBody(request.body ?? Data())
      }
    }

    func setRules(_ configuration: SocketConfiguration) -> Bool {
      // Those that an older library doesn't know.
      _ = set(CCURL_QUICK_EXIT, 1)
      if !(configuration.allowsHTTP2 && set(CCURL_HTTP_VERSION, CCURL_HTTP_VERSION_2_TLS)) {
        guard set(CCURL_HTTP_VERSION, CCURL_HTTP_VERSION_1_1) else { return false }
      }
      let rules = [
        (CCURL_PROTOCOLS, CCURL_PROTOCOL_HTTP | CCURL_PROTOCOL_HTTPS),
        (CCURL_REDIR_PROTOCOLS, CCURL_PROTOCOL_HTTPS),
        (CCURL_FOLLOWLOCATION, 0), (CCURL_NOSIGNAL, 1), (CCURL_SSL_VERIFYPEER, 1), (CCURL_SSL_VERIFYHOST, 2),
        (CCURL_SSLVERSION, CCURL_TLS_1_2), (CCURL_HTTP09_ALLOWED, 0), (CCURL_HTTP_CONTENT_DECODING, 0),
        (CCURL_DISALLOW_USERNAME_IN_URL, 1), (CCURL_SUPPRESS_CONNECT_HEADERS, 1), (CCURL_PATH_AS_IS, 1),
        (CCURL_NOPROGRESS, 0),
        (CCURL_CONNECTTIMEOUT_MS, Int(configuration.connectTimeout.wholeMilliseconds)),
        (CCURL_TIMEOUT_MS, Int(configuration.totalTimeout.wholeMilliseconds)),
      ]
      return rules.allSatisfy { set($0, $1) } && set(CCURL_USERAGENT, configuration.userAgent)
        && setAuthorities(configuration.authoritiesFile)
    }

    /// Always said, so that libcurl doesn't look at the environment itself.
    func setProxy(_ proxies: ProxyChoice, for target: RequestTarget) -> Bool {
      // Until the first handshake it isn't known whether one connection is enough.
      set(CCURL_PIPEWAIT, target.isSecure ? 1 : 0)
        && set(CCURL_PROXY, proxies.proxy(for: target))
        && set(CCURL_NOPROXY, proxies.exceptions)
    }

    func setFreshConnection() -> Bool { set(CCURL_FRESH_CONNECT, 1) }

    private func setBody(_ body: Data) -> Bool {
      body.withUnsafeBytes { ccurl_set_body(easy, $0.baseAddress, $0.count) } == CCURL_OK
    }

    private func setAuthorities(_ file: String?) -> Bool {
      guard let file else { return true }
      return set(CCURL_CAINFO, file) && set(CCURL_CAPATH, nil)
    }

    private func set(_ option: CCurlNumberOption, _ value: Int) -> Bool {
      ccurl_set_number(easy, option, value) == CCURL_OK
    }

    private func set(_ option: CCurlTextOption, _ value: String?) -> Bool {
      ccurl_set_text(easy, option, value) == CCURL_OK
    }
  }
#endif
