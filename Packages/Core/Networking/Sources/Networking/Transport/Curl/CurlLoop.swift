#if os(Linux)
  import Foundation
  import Synchronization

  /// Hands calls over to the thread that carries them.
  ///
  /// The thread starts with the first call. It ends when the loop is closed and all calls have ended.
  final class CurlLoop: Sendable {
    /// What happened since the thread looked last.
    struct News {
      let submitted: [CurlCall]
      let cancelled: [CurlCall]
      let isClosed: Bool
    }

    private struct State {
      var submitted: [CurlCall] = []
      var cancelled: [CurlCall] = []
      var isClosed = false
      var isRunning = false
      var multi: CurlMulti?

      /// What to wake, unless the thread was woken since it looked last.
      var asleep: CurlMulti? { submitted.isEmpty && cancelled.isEmpty ? multi : nil }
    }

    private let configuration: SocketConfiguration
    private let state = Mutex(State())

    init(_ configuration: SocketConfiguration) {
      self.configuration = configuration
    }

    func submit(_ call: CurlCall) {
      let (asleep, wasRunning) = state.withLock { state in
        defer {
          state.submitted.append(call)
          state.isRunning = true
        }
        return (state.asleep, state.isRunning)
      }
      asleep?.wake()
      if !wasRunning { startThread() }
    }

    func cancel(_ call: CurlCall) {
      let asleep = state.withLock { state in
        defer { state.cancelled.append(call) }
        return state.asleep
      }
      asleep?.wake()
    }

    func close() {
      let multi = state.withLock { state in
        state.isClosed = true
        return state.multi
      }
      multi?.wake()
    }

    /// From now on the thread is woken when something happens.
    func attach(_ multi: CurlMulti) {
      state.withLock { $0.multi = multi }
    }

    func takeNews() -> News {
      state.withLock { state in
        defer {
          state.submitted = []
          state.cancelled = []
        }
        return News(submitted: state.submitted, cancelled: state.cancelled, isClosed: state.isClosed)
      }
    }

    /// Wakes the thread no more and lets the next call start another thread, unless a call was submitted meanwhile.
    func detach() -> Bool {
      state.withLock { state in
        guard state.submitted.isEmpty else { return false }
        state.multi = nil
        state.isRunning = false
        return true
      }
    }

    private func startThread() {
      let thread = Thread { [self] in
        if let worker = CurlWorker(configuration) {
          worker.run(with: self)
        } else {
          refuseAll()
        }
      }
      thread.name = "Networking"
      thread.start()
    }

    /// Without memory or file descriptors there is no network, for now.
    private func refuseAll() {
      repeat {
        for call in takeNews().submitted { call.fail(.unreachable) }
      } while !detach()
    }
  }
#endif
