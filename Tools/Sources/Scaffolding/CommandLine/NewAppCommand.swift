import Foundation
import TrellisKit

/// `trellis new app`.
public struct NewAppCommand: Command {
  /// What it is called and what it takes.
  public static let description = CommandDescription(
    name: "new app", summary: "make an app of its own with this layout", operands: "NAME",
    options: [
      OptionDescription(
        "--features", "A,B", "the features that it gets; all of them unless given", isRepeatable: true),
      OptionDescription(
        "--path", "FOLDER", "where it is made; NAME beside the source unless given", value: .folder),
      OptionDescription(
        "--from", "FOLDER",
        "the checkout of Trellis that it is made from;\nthe one around the current folder unless given",
        value: .folder),
      OptionDescription("--dry-run", "say what would be made, and write nothing"),
    ],
    discussion: """
      Copies the files that git tracks, without history, under another name: NAME is UpperCamelCase, such as Bookshop, and
      becomes the package's name, the name in the app's texts, and in small letters the scheme of its links, its folders and
      its service.

      Optional are the features that are tabs: Profile and Settings. Onboarding always comes along: without it nobody could sign
      in. With no tab chosen, the app gets a new feature Home as its first. Signing out is on Profile, deleting the account in
      Settings. Flows, tests and parts of the documents that need a feature fall away with it. Core, Domain, Shells and Tools
      come along as they are, the tools without their own tests: those belong to Trellis.

      FOLDER must be absent or empty. On any failure, and when it is interrupted, nothing stays. Where there is git, the app
      becomes a repository with everything staged and nothing committed. Exit codes: 0 made, 2 not made.
      """)

  private let name: AppName
  private let features: [String]?
  private let path: String?
  private let source: String
  private let isDryRun: Bool

  /// Reads a command line.
  public init(_ words: CommandWords) throws(UsageError) {
    guard words.operands.count == 1 else { throw UsageError("takes the name of one app, such as Bookshop") }
    name = try AppName(word: words.operands[0])
    features =
      words.has("--features")
      ? words.values("--features").flatMap {
        $0.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      }
      : nil
    path = words.value("--path")
    source = words.value("--from") ?? "."
    isDryRun = words.has("--dry-run")
  }

  /// Makes the app and says what comes next.
  ///
  /// - Returns: 0.
  /// - Throws: why nothing was made.
  public func run() async throws -> Int32 {
    try await Interruption.catching { try make() }.value
  }

  private func make() throws -> Int32 {
    let repository = try AppRepository(at: RepositoryRoot.containing(source))
    let features = try FeatureChoice(features, in: repository)
    let beside = repository.root.parentFolder
    let folder = try AppFolder(path ?? "\(beside)/\(name)", outside: repository.root)
    for taken in [name.description, folder.path.lastName] { try repository.refusePackage(named: taken) }
    let plan = try NewAppPlan(name, features: features, from: repository)
    let report = NewAppReport(plan: plan, folder: folder.path)
    guard !isDryRun else {
      try StandardStream.write(report.dryRun)
      return 0
    }
    var remarks: [String] = []
    try folder.make(isInterrupted: { Task.isCancelled }) { temporary throws(ScaffoldingError) in
      remarks = try AppMaker(plan: plan) { Task.isCancelled }.fill(temporary)
    }
    for remark in remarks { StandardStream.report("trellis new app: \(remark)\n") }
    try StandardStream.write(report.made)
    return 0
  }
}
