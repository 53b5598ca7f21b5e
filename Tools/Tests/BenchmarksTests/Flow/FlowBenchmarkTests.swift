import TestSupport
import Testing
import TrellisKit

@testable import Benchmarks

@Suite(.bounded) struct `The times of several runs` {
  private static let medians: [([Int], Int)] = [
    ([5], 5), ([3, 1, 2], 2), ([4, 1, 2, 3], 2), ([9, 9, 1, 1], 5), ([100, 1, 1], 1),
  ]

  @Test(arguments: medians)
  func `have their median in the middle`(milliseconds: [Int], median: Int) {
    let timings = Timings(milliseconds.map { .microseconds($0 * 1000) })
    #expect(timings.median >= .milliseconds(median))
    #expect(timings.median < .milliseconds(median + 1))
    #expect(timings.minimum == .milliseconds(milliseconds.min() ?? 0))
    #expect(timings.maximum == .milliseconds(milliseconds.max() ?? 0))
  }

  @Test func `compare by their medians`() {
    let slow = Timings([.milliseconds(30), .milliseconds(30), .milliseconds(900)])
    let fast = Timings([.milliseconds(10)])
    #expect(slow.ratio(to: fast) == 3)
  }
}

@Suite(.bounded) struct `Paired runs` {
  @Test func `measure both commands`() throws {
    let measured = try PairedRuns(work: ["/bin/sh", "-c", "exit 0"], floor: ["/bin/sh", "-c", ""], runs: 2)
      .measure()
    #expect(measured.work.minimum > .zero)
    #expect(measured.floor.minimum > .zero)
  }

  @Test func `count no command that fails`() {
    let runs = PairedRuns(work: ["/bin/sh", "-c", "exit 3"], floor: ["/bin/sh", "-c", ""], runs: 1)
    #expect(throws: MeasurementError.self) { try runs.measure() }
  }

  @Test(arguments: ["/nowhere/at/all", "/", "no-such-command-anywhere"])
  func `count no command that can't be started`(path: String) {
    let runs = PairedRuns(work: [path], floor: ["/bin/sh", "-c", ""], runs: 1)
    #expect(throws: ChildProcessError.self) { try runs.measure() }
  }
}

@Suite(.bounded) struct `The report` {
  @Test func `shows times and ratio`() {
    let text = FlowReport.text(work: Timings([.milliseconds(30)]), floor: Timings([.milliseconds(12)]))
    #expect(text.contains("30.0      30.0      30.0"))
    #expect(text.contains("ratio of the medians: 2.5"))
  }
}
