@testable import AffectedPackages

extension PackageRun {
  static func sample(_ name: String, needs: Set<String> = [], verb: SwiftCommand.Verb = .test) -> PackageRun {
    PackageRun(name: name, command: SwiftCommand(verb, folder: name), needs: needs)
  }
}

extension PackageOutcome {
  static func sample(
    _ name: String, _ ending: Ending, seconds: Int = 0, tests: [TestResult] = [], output: String = "",
    verb: SwiftCommand.Verb = .test
  ) -> PackageOutcome {
    PackageOutcome(
      run: .sample(name, verb: verb), ending: ending, duration: .seconds(seconds), tests: tests,
      output: output)
  }
}
