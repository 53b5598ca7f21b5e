/// Does some work and returns no sooner than after a time, so that what is shown meanwhile can be perceived.
///
/// - Parameters:
///   - duration: the shortest time that this takes.
///   - clock: what measures it.
///   - work: what is done.
/// - Returns: the result of the work. When the task is cancelled it comes as soon as it is there.
public func withMinimumDuration<Result: Sendable>(
  _ duration: Duration, on clock: any Clock<Duration>, isolation: isolated (any Actor)? = #isolation,
  work: () async -> Result
) async -> Result {
  func measure<C: Clock>(on clock: C) async -> Result where C.Duration == Duration {
    let deadline = clock.now.advanced(by: duration)
    let result = await work()
    // Only cancellation ends this wait early, and then there is nobody left to look.
    try? await clock.sleep(until: deadline, tolerance: nil)
    return result
  }
  return await measure(on: clock)
}
