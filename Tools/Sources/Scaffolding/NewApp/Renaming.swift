import Foundation

/// Gives the app its name wherever its old one stands, and leaves the tools theirs.
struct Renaming {
  let name: AppName

  /// Files that speak of the tools alone, or whose words are not ours to change.
  static func leavesAlone(_ path: String) -> Bool {
    path == "LICENSE" || path == "Tools/Package.swift" || path.hasPrefix("Tools/Sources/")
  }

  /// A text with the new name.
  func callAsFunction(_ text: String) -> String {
    guard text.range(of: "trellis", options: .caseInsensitive) != nil else { return text }
    return text.replacing(Self.mention) { match in
      switch match.output.name {
      case nil: String(match.output.0)
      case "Trellis": name.description
      case "trellis": name.identifier
      default: name.identifier.uppercased()
      }
    }
  }

  /// The command with a word after it, its executable, its configuration, its comments: what is meant is the tool.
  /// Everything else is the app.
  private static var mention: Regex<(Substring, name: Substring?)> {
    #/
    Tools/trellis | Tools/\.build/(?:debug|release)/trellis | \.trellis\.json | `trellis` | trellis:disable | TrellisKit
    | path:\ "trellis" | \$trellis | trellis= | --product\ trellis | Build\ trellis
    | trellis\ (?:advise|affected|build|check|completions|explain|graph|new|routes|serve|state-diagram|test|--help|COMMAND)\b
    | (?<name>Trellis|trellis|TRELLIS)
    /#
  }
}
