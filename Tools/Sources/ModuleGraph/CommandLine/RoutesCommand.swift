import PackageModel
import TrellisKit

/// `trellis routes`.
public struct RoutesCommand: Command {
  /// What it is called and what it takes.
  public static let description = CommandDescription(
    name: "routes", summary: "list coordinators with their routes, and deep links", operands: "[PATH]",
    options: [
      OptionDescription(
        "--format", "FORMAT", "table or json; table unless given", value: .choice(["table", "json"]))
    ],
    discussion: """
      Reads the sources below PATH, or of the repository around the current folder. A coordinator is a class that inherits from
      Coordinator<Route>, or is called “…Coordinator”; its routes are the cases of that enumeration, or of the one that its
      path is a list of. A deep link is what a function “…deepLink…” with a URL names in the cases of a switch. Tests are left
      out.
      """)

  private let folder: String?
  private let isJSON: Bool

  /// Reads a command line.
  public init(_ words: CommandWords) throws(UsageError) {
    folder = try SourceProject.folder(in: words)
    isJSON = words.value("--format") == "json"
  }

  /// Reads the sources and prints the routes.
  ///
  /// - Returns: 0.
  /// - Throws: that the configuration can't be used, or the text not be written.
  public func run() async throws -> Int32 {
    let project = try SourceProject(at: folder)
    let map = RouteReader.map(project.filesOutsideTests, root: project.tree.root)
    for problem in project.workspace.problems.map(\.description) + map.problems {
      StandardStream.report("trellis routes: \(problem)\n")
    }
    if map.isEmpty {
      StandardStream.report(
        "trellis routes: there is no coordinator and no deep link below \(project.tree.root)\n")
    }
    let text = isJSON ? try JSONText.of(map) : RouteTable(map, style: TerminalStyle(for: .output)).text
    try StandardStream.write(text)
    return 0
  }
}
