import Foundation

#if canImport(Darwin)
  import Darwin
#endif

/// The most memory that this process has had so far.
enum PeakMemory {
  static func kilobytes() throws -> Int {
    #if canImport(Darwin)
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss / 1024
    #else
      // On Linux getrusage tells at least what the process had that started this one.
      let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
        let kilobytes = line.split(whereSeparator: { !$0.isNumber }).first.flatMap({ Int($0) })
      else { throw MeasurementError("/proc/self/status has no VmHWM") }
      return kilobytes
    #endif
  }
}
