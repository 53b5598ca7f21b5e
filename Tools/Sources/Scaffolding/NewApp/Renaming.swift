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
    let mentions = Self.mention.matches(in: text, range: NSRange(text.startIndex..., in: text))
    var renamed = ""
    var rest = text.startIndex
    for mention in mentions {
      guard let range = Range(mention.range(withName: "name"), in: text) else { continue }
      renamed += text[rest..<range.lowerBound]
      switch text[range] {
      case "Trellis": renamed += name.description
      case "trellis": renamed += name.identifier
      default: renamed += name.identifier.uppercased()
      }
      rest = range.upperBound
    }
    return renamed + text[rest...]
  }

  /// The command with a word after it, its executable, its configuration, its comments: what is meant is the tool.
  /// Everything else is the app. Foundation's expressions are many times as fast as those of Swift's library.
  // The pattern is a constant, which the tests compile.
  // swift-format-ignore: NeverUseForceTry
  private static let mention = try! NSRegularExpression(
    pattern: #"""
      Tools/trellis | Tools/\.build/(?:debug|release)/trellis | \.trellis\.json | `trellis` | trellis:disable | TrellisKit
      | path:\ "trellis" | \$trellis | trellis= | --product\ trellis | Build\ trellis
      | trellis\ (?:advise|affected|build|check|completions|explain|graph|new|routes|serve|state-diagram|test|--help|COMMAND)\b
      | (?<name>Trellis|trellis|TRELLIS)
      """#, options: .allowCommentsAndWhitespace)
}
