import Foundation
import TrellisKit

/// `trellis new feature`.
public struct NewFeatureCommand: Command {
  /// What it is called and what it takes.
  public static let description = CommandDescription(
    name: "new feature", summary: "add a feature to an app with this layout", operands: "NAME",
    options: [
      OptionDescription("--dry-run", "say what would be made and changed, and write nothing"),
      OptionDescription(
        "--at", "FOLDER", "the app's repository; the one around the current folder unless given",
        value: .folder),
    ],
    discussion: """
      Makes a package in Packages/Features with API, factory, models, screens, navigation callbacks, deep links, tests and a
      preview; its wiring in App/Core/Features; and a flow in Tests/Flows. Adds it to the members of Package.swift, to the tabs
      in App/Core/Features/MainTab.swift and to the picture of the packages in ARCHITECTURE.md. NAME is UpperCamelCase, such
      as OrderHistory: its links are then APP://order-history.

      Everything is worked out before anything is written. Where a place isn't found, a name is taken, or a file can't be
      written, nothing is changed. Exit codes: 0 made, 2 not made.
      """)

  private let feature: ModuleName
  private let isDryRun: Bool
  private let folder: String

  /// Reads a command line.
  public init(_ words: CommandWords) throws(UsageError) {
    guard words.operands.count == 1 else {
      throw UsageError("takes the name of one feature, such as OrderHistory")
    }
    feature = try ModuleName(word: words.operands[0])
    isDryRun = words.has("--dry-run")
    folder = words.value("--at") ?? "."
  }

  /// Makes the feature and says what comes next.
  ///
  /// - Returns: 0.
  /// - Throws: why nothing was made.
  public func run() async throws -> Int32 {
    try await Interruption.catching { try make() }.value
  }

  private func make() throws -> Int32 {
    let repository = try AppRepository(at: RepositoryRoot.containing(folder))
    let plan = try NewFeaturePlan(feature, in: repository)
    if !isDryRun {
      var writer = ChangeWriter(root: repository.root) { Task.isCancelled }
      try writer.write(plan.changes)
    }
    let heading = isDryRun ? "\(feature) would be made in" : "\(feature) is made in"
    let text = "\(heading) \(repository.root):\n\n\(plan.changes.summary)\(isDryRun ? "" : next(plan))"
    try StandardStream.write(text)
    return 0
  }

  private func next(_ plan: NewFeaturePlan) -> String {
    let package = "Packages/Features/\(plan.feature)"
    return """

      Next:
        swift run --package-path \(package) \(plan.feature)Preview
        swift test --package-path \(package)
        swift run App run \(plan.flow)
        swift run App

      """
  }
}
