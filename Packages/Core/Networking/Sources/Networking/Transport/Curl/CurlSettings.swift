#if os(Linux)
  /// What all transfers of a transport have in common.
  struct CurlSettings {
    let configuration: SocketConfiguration
    let proxies: ProxyChoice
    let sockets: OpaquePointer
  }

  /// The connections that a transfer may be carried over.
  enum UsableConnections {
    /// Any; what is read on one says itself which answer it belongs to, or nothing is known about it yet.
    case any
    /// A new one, or one on which nothing can be read before something was asked.
    case quiet
    case fresh
  }
#endif
