#if os(Linux)
  import CCurl

  /// Ends the sleep of the thread that drives transfers.
  ///
  /// It may cross threads: `curl_multi_wakeup` is the one function that is made for it, and the thread takes the waker
  /// back from the loop, under its lock, before it frees the handle.
  struct CurlWaker: @unchecked Sendable {
    private let multi: OpaquePointer

    init(_ multi: OpaquePointer) {
      self.multi = multi
    }

    func wake() {
      _ = ccurl_multi_wake(multi)
    }
  }
#endif
