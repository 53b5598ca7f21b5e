import Testing

@testable import AffectedPackages

@Suite struct `A schedule` {
  /// C needs B, B needs A; D needs nobody.
  private let runs = [
    PackageRun.sample("A"), .sample("B", needs: ["A"]), .sample("C", needs: ["A", "B"]), .sample("D"),
  ]

  private func begin(_ schedule: inout RunSchedule) -> [String] {
    var names: [String] = []
    while let run = schedule.next() { names.append(run.name) }
    return names
  }

  @Test func `begins what needs nothing that is open`() {
    var schedule = RunSchedule(runs)
    #expect(begin(&schedule) == ["A", "D"])
    schedule.finish(.sample("A", .passed))
    #expect(begin(&schedule) == ["B"])
    schedule.finish(.sample("D", .passed))
    #expect(begin(&schedule) == [])
    schedule.finish(.sample("B", .passed))
    #expect(begin(&schedule) == ["C"])
  }

  @Test func `skips what needs a package that doesn't build, through others too`() {
    var schedule = RunSchedule(runs)
    _ = begin(&schedule)
    schedule.finish(.sample("A", .didNotBuild("does not build")))
    #expect(begin(&schedule) == [])
    #expect(
      schedule.outcomes.suffix(2).map(\.ending) == [
        .skipped("A does not build"), .skipped("A does not build"),
      ])
  }

  @Test func `goes on after failed tests, unless it is told to stop`() {
    var patient = RunSchedule(runs)
    _ = begin(&patient)
    patient.finish(.sample("A", .failed("1 test")))
    #expect(begin(&patient) == ["B"])
    var strict = RunSchedule(runs, stopsAtFailure: true)
    #expect(strict.next()?.name == "A")
    strict.finish(.sample("A", .failed("1 test")))
    #expect(begin(&strict) == [])
    #expect(strict.outcomes.count == 4)
  }

  @Test func `doesn't wait for ever in a cycle`() {
    var schedule = RunSchedule([.sample("A", needs: ["B"]), .sample("B", needs: ["A"])])
    #expect(begin(&schedule) == ["A"])
    schedule.finish(.sample("A", .passed))
    #expect(begin(&schedule) == ["B"])
  }
}
