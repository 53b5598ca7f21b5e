import Testing

@testable import Benchmarks

struct `A report of the check benchmark` {
  @Test(arguments: [
    (parse: 100, cold: 140, edit: 7, format: 280, holds: true),
    (parse: 100, cold: 141, edit: 7, format: 300, holds: false),
    (parse: 100, cold: 120, edit: 7, format: 300, holds: false),
    (parse: 100, cold: 140, edit: 7, format: 279, holds: false),
  ])
  func `holds when each ratio is at most what it may be`(
    _ times: (parse: Int, cold: Int, edit: Int, format: Int, holds: Bool)
  ) {
    let results = [
      CheckMeasurement.Work.parseOnly: times.parse, .cold: times.cold, .oneEdit: times.edit,
      .swiftFormat: times.format,
    ].mapValues { milliseconds in
      let timings = Timings([.milliseconds(milliseconds)])
      return CheckMeasurement.Result(time: timings, processorTime: timings, peakMemory: 1 << 20)
    }
    let report = CheckBenchmarkReport(results)
    #expect(report.holds == times.holds)
    #expect(report.text.contains("TOO MUCH") == !times.holds)
  }
}
