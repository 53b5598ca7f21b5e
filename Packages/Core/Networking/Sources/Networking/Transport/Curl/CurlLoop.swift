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
      var waker: CurlWaker?

      /// Whether the thread wasn't woken since it looked last.
      var mayBeAsleep: Bool { submitted.isEmpty && cancelled.isEmpty }
    }

    private let configuration: SocketConfiguration
    private let state = Mutex(State())

    init(_ configuration: SocketConfiguration) {
      self.configuration = configuration
    }

    func submit(_ call: CurlCall) {
      let wasRunning = state.withLock { state in
        if state.mayBeAsleep { state.waker?.wake() }
        state.submitted.append(call)
        defer { state.isRunning = true }
        return state.isRunning
      }
      if !wasRunning { startThread() }
    }

    func cancel(_ call: CurlCall) {
      state.withLock { state in
        if state.mayBeAsleep { state.waker?.wake() }
        state.cancelled.append(call)
      }
    }

    func close() {
      state.withLock { state in
        state.isClosed = true
        state.waker?.wake()
      }
    }

    /// From now on the thread is woken when something happens.
    func attach(_ waker: CurlWaker) {
      state.withLock { $0.waker = waker }
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

    /// Takes the waker back and lets the next call start another thread, unless a call was submitted meanwhile.
    func detach() -> Bool {
      state.withLock { state in
        guard state.submitted.isEmpty else { return false }
        state.waker = nil
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
