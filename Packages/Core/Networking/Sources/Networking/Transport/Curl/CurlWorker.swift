#if os(Linux)
  import CCurl

  /// Drives all transfers of one transport, on the transport's thread.
  final class CurlWorker {
    private static let longestSleep = Duration.seconds(60)

    private let multi: OpaquePointer
    private let settings: CurlSettings
    private var queue: CallQueue
    private var transfers: [OpaquePointer: CurlTransfer] = [:]

    /// - Returns: nil when there is no memory or no file descriptor.
    init?(_ configuration: SocketConfiguration) {
      guard let sockets = ccurl_sockets_make() else { return nil }
      guard
        let multi = ccurl_multi_make(
          max(1, configuration.connectionsPerHost), max(1, configuration.connections))
      else {
        ccurl_sockets_free(sockets)
        return nil
      }
      self.multi = multi
      settings = CurlSettings(
        configuration: configuration, proxies: ProxyChoice(configuration.proxyVariables), sockets: sockets)
      queue = CallQueue(configuration)
    }

    deinit {
      ccurl_multi_free(multi)
      ccurl_sockets_free(settings.sockets)
    }

    /// Carries calls until the loop is closed and the last of them has ended.
    func run(with loop: CurlLoop) {
      ccurl_block_sigpipe()
      loop.attach(CurlWaker(multi))
      while true {
        let news = loop.takeNews()
        for call in news.submitted { queue.append(call) }
        cancel(news.cancelled)
        startWaiting()
        if news.isClosed && transfers.isEmpty && loop.detach() { return }
        perform()
        if !endSome() { _ = ccurl_multi_poll(multi, sleep().wholeMilliseconds) }
      }
    }

    private func cancel(_ calls: [CurlCall]) {
      guard !calls.isEmpty else { return }
      queue.remove(calls)
      let ids = Set(calls.map(ObjectIdentifier.init))
      for transfer in transfers.values where ids.contains(ObjectIdentifier(transfer.call)) {
        remove(transfer)
      }
    }

    private func startWaiting() {
      while let call = queue.next() {
        let isSequential = !call.target.isSecure || queue.isMultiplexing(call.target.origin) == false
        start(call, over: isSequential ? .quiet : .any)
      }
    }

    private func start(_ call: CurlCall, over connections: UsableConnections) {
      guard let transfer = CurlTransfer(call, over: connections, settings),
        ccurl_multi_add(multi, transfer.easy) == 0
      else {
        queue.end(call)
        return call.fail(.unreachable)
      }
      transfers[transfer.easy] = transfer
    }

    private func perform() {
      guard ccurl_multi_perform(multi) != 0 else { return }
      for transfer in transfers.values {
        remove(transfer)
        transfer.end(with: .unreachable)
      }
    }

    /// Ends what has finished and what was still for too long, and says whether there was any.
    private func endSome() -> Bool {
      var hasEnded = false
      var code: Int32 = 0
      while let easy = ccurl_multi_next_ended(multi, &code) {
        guard let transfer = transfers[easy] else { continue }
        hasEnded = true
        if transfer.needsFreshConnection {
          detach(transfer)
          start(transfer.call, over: .fresh)
        } else {
          remove(transfer)
          transfer.end(withCode: Int(code))
        }
      }
      let now = ContinuousClock.now
      for transfer in transfers.values where transfer.idleDeadline.map({ $0 <= now }) ?? false {
        hasEnded = true
        remove(transfer)
        transfer.end(with: .timedOut)
      }
      return hasEnded
    }

    private func remove(_ transfer: CurlTransfer) {
      queue.end(transfer.call, isMultiplexed: transfer.isMultiplexed)
      detach(transfer)
    }

    private func detach(_ transfer: CurlTransfer) {
      transfers[transfer.easy] = nil
      _ = ccurl_multi_remove(multi, transfer.easy)
    }

    /// How long nothing happens unless the network or a call wakes the thread; libcurl minds its own timeouts.
    private func sleep() -> Duration {
      let now = ContinuousClock.now
      return transfers.values.lazy.compactMap(\.idleDeadline).map { now.duration(to: $0) }
        .reduce(Self.longestSleep, min)
    }
  }
#endif
