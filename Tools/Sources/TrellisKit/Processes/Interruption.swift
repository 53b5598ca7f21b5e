import Dispatch
import Foundation
import Synchronization

/// Lets work that is interrupted come to an orderly end.
public enum Interruption {
  private final class Caught: Sendable {
    let signal = Mutex<Int32?>(nil)
  }

  /// Does work whose task is cancelled when a signal asks this process to end: an interrupt, a request to end, or a terminal
  /// that goes away. A signal that was ignored before stays so.
  ///
  /// - Parameter work: what to do.
  /// - Returns: what the work returned, and the signal that came meanwhile.
  public static func catching<Value: Sendable>(
    _ work: @escaping @Sendable () async -> Value
  ) async -> (value: Value, signal: Int32?) {
    let caught = Caught()
    let task = Task { await work() }
    var sources: [any DispatchSourceSignal] = []
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        caught.signal.withLock { $0 = $0 ?? number }
        task.cancel()
      }
      source.setCancelHandler { signal(number, SIG_DFL) }
      source.resume()
      sources.append(source)
    }
    let value = await task.value
    for source in sources { source.cancel() }
    return (value, caught.signal.withLock { $0 })
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
