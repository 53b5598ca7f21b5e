#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How many files this process may have open.
enum DescriptorLimit {
  #if canImport(Darwin)
    private static let files = RLIMIT_NOFILE
  #else
    private static let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #endif

  static func allows(_ count: rlim_t) -> Bool {
    current.rlim_max >= count
  }

  static func raise(to count: rlim_t) {
    var limit = current
    limit.rlim_cur = min(max(limit.rlim_cur, count), limit.rlim_max)
    setrlimit(files, &limit)
  }

  private static var current: rlimit {
    var limit = rlimit()
    getrlimit(files, &limit)
    return limit
  }
}
