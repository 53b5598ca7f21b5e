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
  /// - Returns: 0, or 2 when the configuration can't be used or nobody reads.
  public func run() async -> Int32 {
    do {
      let project = try SourceProject(at: folder)
      let map = RouteReader.map(project.filesOutsideTests, root: project.tree.root)
      for problem in project.workspace.problems.map(\.description) + map.problems {
        StandardStream.error.write("trellis routes: \(problem)\n")
      }
      if map.isEmpty {
        StandardStream.error.write(
          "trellis routes: there is no coordinator and no deep link below \(project.tree.root)\n")
      }
      let text = isJSON ? try JSONText.of(map) : RouteTable(map, style: TerminalStyle(for: .output)).text
      return StandardStream.output.write(text) ? 0 : UsageError.exitCode
    } catch {
      StandardStream.error.write("trellis routes: \(error)\n")
      return UsageError.exitCode
    }
  }
}
