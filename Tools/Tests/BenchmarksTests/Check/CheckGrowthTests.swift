import Testing

@testable import Benchmarks

struct `The growth of a check` {
  @Test(arguments: [
    (time: 500, megabytes: 60, holds: true), (time: 625, megabytes: 100, holds: true),
    (time: 630, megabytes: 60, holds: false), (time: 500, megabytes: 400, holds: false),
    (time: 400, megabytes: 40, holds: true),
  ])
  func `holds when time is linear and memory nearly flat`(
    _ large: (time: Int, megabytes: Int, holds: Bool)
  ) {
    func size(_ files: Int, _ milliseconds: Int, _ megabytes: Int) -> CheckGrowth.Size {
      let timings = Timings([.milliseconds(milliseconds)])
      return CheckGrowth.Size(
        files: files,
        result: .init(time: timings, processorTime: timings, peakMemory: megabytes << 20))
    }
    let growth = CheckGrowth(small: size(2000, 100, 50), large: size(10_000, large.time, large.megabytes))
    #expect(growth.holds == large.holds)
    #expect(growth.text.contains("TOO MUCH") == !large.holds)
  }
}
