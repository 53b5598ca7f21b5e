#if os(Linux)
  /// The calls that wait for a connection, in order for each origin.
  ///
  /// They wait here and not in libcurl, where the time would count against their timeouts.
  struct CallQueue {
    /// How many requests one HTTP/2 connection is trusted with at once (RFC 9113, section 6.5.2, asks for 100).
    private static let streams = 100

    private let callsPerOrigin: Int
    private let calls: Int
    private var waiting: [String: ArraySlice<CurlCall>] = [:]
    private var active: [String: Int] = [:]
    private var activeInAll = 0
    private var multiplexing: [String: Bool] = [:]

    init(_ configuration: SocketConfiguration) {
      callsPerOrigin = max(1, configuration.connectionsPerHost)
      calls = max(1, configuration.connections)
    }

    var isEmpty: Bool { waiting.isEmpty }

    mutating func append(_ call: CurlCall) {
      waiting[call.target.origin, default: []].append(call)
    }

    mutating func remove(_ cancelled: [CurlCall]) {
      let ids = Set(cancelled.map(ObjectIdentifier.init))
      for origin in Set(cancelled.map(\.target.origin)) {
        waiting[origin]?.removeAll { ids.contains(ObjectIdentifier($0)) }
        forgetIfEmpty(origin)
      }
    }

    /// The next call that may start; it counts as active until `end`.
    mutating func next() -> CurlCall? {
      guard let origin = waiting.keys.first(where: hasRoom) else { return nil }
      let call = waiting[origin]?.popFirst()
      forgetIfEmpty(origin)
      active[origin, default: 0] += 1
      activeInAll += 1
      return call
    }

    /// Whether an origin takes many calls at once on one connection; nil before its first answer.
    func isMultiplexing(_ origin: String) -> Bool? { multiplexing[origin] }

    /// Makes room for another call; `isMultiplexed` is what its answer has shown about the origin.
    mutating func end(_ call: CurlCall, isMultiplexed: Bool? = nil) {
      let origin = call.target.origin
      active[origin] = active[origin].flatMap { $0 > 1 ? $0 - 1 : nil }
      activeInAll -= 1
      if let isMultiplexed { multiplexing[origin] = isMultiplexed }
    }

    private func hasRoom(_ origin: String) -> Bool {
      let count = active[origin] ?? 0
      guard isMultiplexing(origin) ?? false else { return count < callsPerOrigin && activeInAll < calls }
      return count < Self.streams
    }

    private mutating func forgetIfEmpty(_ origin: String) {
      if waiting[origin]?.isEmpty ?? false { waiting[origin] = nil }
    }
  }
#endif
