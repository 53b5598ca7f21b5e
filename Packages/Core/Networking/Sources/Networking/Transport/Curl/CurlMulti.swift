#if os(Linux)
  import CCurl

  /// The handle that drives transfers, and their sockets.
  ///
  /// Only the thread of the worker uses it, with one exception, for which it may cross threads: `wake`, which libcurl
  /// has made to be called by others.
  final class CurlMulti: @unchecked Sendable {
    let handle: OpaquePointer
    let sockets: OpaquePointer

    /// - Returns: nil when there is no memory or no file descriptor.
    init?(_ configuration: SocketConfiguration) {
      guard let sockets = ccurl_sockets_make() else { return nil }
      guard
        let handle = ccurl_multi_make(
          max(1, configuration.connectionsPerHost), max(1, configuration.connections))
      else {
        ccurl_sockets_free(sockets)
        return nil
      }
      self.handle = handle
      self.sockets = sockets
    }

    deinit {
      ccurl_multi_free(handle)
      ccurl_sockets_free(sockets)
    }

    /// Ends the sleep of the thread, or the next one.
    func wake() {
      _ = ccurl_multi_wake(handle)
    }
  }
#endif
