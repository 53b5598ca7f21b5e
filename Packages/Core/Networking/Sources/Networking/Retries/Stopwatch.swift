/// How long something has been going on, on a clock whose instants nobody needs to know the type of.
struct Stopwatch: Sendable {
  private let reading: @Sendable () -> Duration

  init(_ clock: any Clock<Duration>) {
    reading = Self.reading(of: clock)
  }

  var elapsed: Duration { reading() }

  private static func reading<C: Clock<Duration>>(of clock: C) -> @Sendable () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}
