import Foundation

extension ChildProcess {
  /// What a program took of the machine, together with those that it has waited for.
  public struct Cost: Sendable, Equatable {
    /// The time that cores worked for it.
    public let processorTime: Duration
    /// The most memory that it had at a time, in bytes.
    public let peakMemory: Int

    init(_ usage: rusage) {
      func duration(_ time: timeval) -> Duration {
        .seconds(Int(time.tv_sec)) + .microseconds(Int(time.tv_usec))
      }
      processorTime = duration(usage.ru_utime) + duration(usage.ru_stime)
      #if canImport(Darwin)
        peakMemory = Int(usage.ru_maxrss)
      #else
        peakMemory = Int(usage.ru_maxrss) << 10
      #endif
    }
  }
}
