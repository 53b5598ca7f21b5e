#if os(Linux)
  import CCurl

  /// Drives all transfers of one transport, on the transport's thread.
  final class CurlWorker {
    private static let longestSleep = Duration.seconds(60)

    private let configuration: SocketConfiguration
    private let proxies: ProxyChoice
    private var queue: CallQueue
    private var transfers: [OpaquePointer: CurlTransfer] = [:]

    init(_ configuration: SocketConfiguration) {
      self.configuration = configuration
      proxies = ProxyChoice(configuration.proxyVariables)
      queue = CallQueue(configuration)
    }

    /// Carries calls until the loop is closed and the last of them has ended.
    func run(with loop: CurlLoop) {
      ccurl_block_sigpipe()
      guard
        let multi = ccurl_multi_make(
          max(1, configuration.connectionsPerHost), max(1, configuration.connections))
      else { return refuseAll(from: loop) }
      loop.attach(CurlWaker(multi))
      while true {
        let news = loop.takeNews()
        cancel(news.cancelled, on: multi)
        start(news.submitted, on: multi)
        if news.isClosed && transfers.isEmpty && queue.isEmpty && loop.detach() { break }
        perform(on: multi)
        if !endSome(on: multi) { _ = ccurl_multi_poll(multi, sleep().wholeMilliseconds) }
      }
      ccurl_multi_free(multi)
    }

    /// Without memory or file descriptors there is no network.
    private func refuseAll(from loop: CurlLoop) {
      repeat {
        for call in loop.takeNews().submitted { call.fail(.unreachable) }
      } while !loop.detach()
    }

    private func cancel(_ calls: [CurlCall], on multi: OpaquePointer) {
      guard !calls.isEmpty else { return }
      queue.remove(calls)
      let ids = Set(calls.map(ObjectIdentifier.init))
      for transfer in transfers.values where ids.contains(ObjectIdentifier(transfer.call)) {
        remove(transfer, from: multi)
      }
    }

    private func start(_ calls: [CurlCall], on multi: OpaquePointer) {
      for call in calls { queue.append(call) }
      while let call = queue.next() {
        guard let transfer = CurlTransfer(call, configuration, proxies),
          ccurl_multi_add(multi, transfer.easy) == 0
        else {
          queue.end(call, isMultiplexed: false)
          call.fail(.unreachable)
          continue
        }
        transfers[transfer.easy] = transfer
      }
    }

    private func perform(on multi: OpaquePointer) {
      guard ccurl_multi_perform(multi) != 0 else { return }
      for transfer in transfers.values {
        remove(transfer, from: multi)
        transfer.end(with: .unreachable)
      }
    }

    /// Ends what has finished and what was still for too long, and says whether there was any.
    private func endSome(on multi: OpaquePointer) -> Bool {
      let count = transfers.count
      var code: Int32 = 0
      while let easy = ccurl_multi_next_ended(multi, &code) {
        guard let transfer = transfers[easy] else { continue }
        remove(transfer, from: multi)
        transfer.end(withCode: Int(code))
      }
      let now = ContinuousClock.now
      for transfer in transfers.values where transfer.idleDeadline.map({ $0 <= now }) ?? false {
        remove(transfer, from: multi)
        transfer.end(with: .timedOut)
      }
      return transfers.count < count
    }

    private func remove(_ transfer: CurlTransfer, from multi: OpaquePointer) {
      queue.end(transfer.call, isMultiplexed: transfer.isMultiplexed)
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
