import PackageModel
import TrellisKit

/// `trellis advise`.
public struct AdviseCommand: Command {
  private let words: CommandWords
  private let folder: String?
  private let format: AdviceFormat
  private let output: CommandOutput

  /// Reads a command line.
  public init(_ words: CommandWords) throws(UsageError) {
    self.words = words
    folder = try SourceProject.folder(in: words)
    format = words.value("--format").flatMap(AdviceFormat.init) ?? .text
    output = CommandOutput(words.value("--output"))
    // A wrong number is refused before anything is read.
    var settings = AdviceSettings()
    try settings.take(words)
  }

  /// Reads sources and history, and writes the advice.
  ///
  /// - Returns: 0, or 2 when it can't be made or written. What can't be read of the tree is said, and the rest counts.
  public func run() async -> Int32 {
    do {
      let project = try SourceProject(at: folder)
      let file = try ConfigurationFile(folder: project.tree.root)
      var settings = try AdviceSettings(file)
      try settings.take(words)
      let named = try file?.section("targets", as: [ConfiguredTarget].self) ?? []
      let advice = try Adviser(project, settings.checked(), named: Set(named.map(\.name))).advice
      for problem in advice.problems { StandardStream.error.write("trellis advise: \(problem)\n") }
      if advice.modules.isEmpty {
        StandardStream.error.write("trellis advise: there is no Swift source below \(project.tree.root)\n")
      }
      return try output.write(text(of: advice)) ? 0 : UsageError.exitCode
    } catch {
      StandardStream.error.write("trellis advise: \(error)\n")
      return UsageError.exitCode
    }
  }

  private func text(of advice: Advice) throws -> String {
    switch format {
    case .text: return AdviceText(advice, style: output.style, columns: output.columns).text
    case .json: return try JSONText.of(AdviceDocument(advice))
    case .svg: return AdvicePicture(advice).svg
    }
  }
}
