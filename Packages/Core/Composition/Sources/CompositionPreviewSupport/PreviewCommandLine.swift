import Foundation

/// The command line of a feature that runs alone, which takes nothing.
public enum PreviewCommandLine {
  /// Ends the process with what there is to say when something stands behind the name of the executable: how it is used, or what
  /// is wrong, with the exit code 64 (`EX_USAGE` of sysexits.h).
  ///
  /// - Parameter arguments: the words of the command line, the name of the executable first.
  public static func check(_ arguments: [String] = CommandLine.arguments) {
    let name = arguments.first.map { URL(filePath: $0).lastPathComponent } ?? "preview"
    let words = arguments.dropFirst()
    if words.contains("--help") || words.contains("-h") {
      print(
        "Usage: \(name)\n\nShows the feature alone in this terminal, with made-up data. It takes no arguments."
      )
      exit(0)
    }
    guard let word = words.first else { return }
    let visible = String(
      String.UnicodeScalarView(
        word.unicodeScalars.prefix(80).map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
    FileHandle.standardError.write(
      Data("\(name): takes no arguments, and was given “\(visible)”\nSee “\(name) --help”.\n".utf8))
    exit(64)
  }
}
