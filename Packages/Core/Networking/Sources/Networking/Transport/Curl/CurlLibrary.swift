#if os(Linux)
  import CCurl

  /// libcurl, loaded when the first transport is made.
  enum CurlLibrary {
    private static let loading = ccurl_load()

    static func load() throws(SocketSetupError) {
      switch loading {
      case CCURL_LOADED: break
      case CCURL_MISSING: throw .libraryMissing
      default: throw .libraryUnusable
      }
    }
  }
#endif
