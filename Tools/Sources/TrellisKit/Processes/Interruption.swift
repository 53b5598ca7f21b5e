import Dispatch
import Foundation

/// Lets work that is interrupted come to an orderly end.
public enum Interruption {
  /// Does work whose task is cancelled when a signal asks this process to end: an interrupt, a request to end, or a terminal
  /// that goes away. A signal that was ignored before stays so. A second one ends the process at once, whatever the work waits
  /// for.
  ///
  /// - Parameter work: what to do; from its beginning on, no such signal ends this process or is missed.
  /// - Returns: what the work returned, and the signal that came meanwhile.
  /// - Throws: what the work throws.
  public static func catching<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> (value: Value, signal: Int32?) {
    let requests = EndRequests()
    let (signals, continuation) = AsyncStream.makeStream(of: Int32.self, bufferingPolicy: .bufferingOldest(1))
    var sources: [any DispatchSourceSignal] = []
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) {
      sources.append(
        await source(of: number) {
          if requests.take(number) { continuation.yield(number) }
        })
    }
    let task = Task { try await work() }
    let watch = Task {
      for await signal in signals {
        task.cancel()
        return signal as Int32?
      }
      return nil
    }
    let result = await task.result
    for source in sources { source.cancel() }
    continuation.finish()
    return (try result.get(), await watch.value)
  }

  /// Calls a handler for each such signal that comes after this has returned.
  private static func source(
    of number: Int32, _ handler: @escaping @Sendable () -> Void
  ) async -> any DispatchSourceSignal {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler(handler: handler)
    source.setCancelHandler { signal(number, SIG_DFL) }
    await withCheckedContinuation { continuation in
      source.setRegistrationHandler { continuation.resume() }
      source.resume()
    }
    return source
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    // Functions can't be compared; their addresses can.
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
