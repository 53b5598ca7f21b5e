#if os(Linux)
  /// Which proxy a request takes, from environment variables as curl's manual describes them.
  struct ProxyChoice: Sendable {
    private let secure: String
    private let plain: String
    /// Hosts that are reached without, in the syntax of `no_proxy`.
    let exceptions: String

    init(_ variables: [String: String]) {
      func value(_ names: String...) -> String {
        names.lazy.compactMap { variables[$0] }.first { !$0.isEmpty } ?? ""
      }
      let any = value("all_proxy", "ALL_PROXY")
      // In upper case it could come from a header of a request to a CGI program.
      plain = value("http_proxy").isEmpty ? any : value("http_proxy")
      secure = value("https_proxy", "HTTPS_PROXY").isEmpty ? any : value("https_proxy", "HTTPS_PROXY")
      exceptions = value("no_proxy", "NO_PROXY")
    }

    /// The address of the proxy, or an empty text for none.
    func proxy(for target: RequestTarget) -> String {
      guard !target.isLoopback else { return "" }
      return target.isSecure ? secure : plain
    }
  }
#endif
