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
    output = CommandOutput(words.value("--output"), replacing: AdviceFormat.isAdvice)
    // A wrong number is refused before anything is read.
    var settings = AdviceSettings()
    try settings.take(words)
  }

  /// Reads sources and history, and writes the advice.
  ///
  /// - Returns: 0. What can't be read of the tree is said, and the rest counts.
  /// - Throws: that it can't be made or written.
  public func run() async throws -> Int32 {
    try output.check()
    let project = try SourceProject(at: folder)
    let file = try ConfigurationFile(folder: project.tree.root)
    var settings = try AdviceSettings(file)
    try settings.take(words)
    let named = try file?.section("targets", as: [ConfiguredTarget].self) ?? []
    let advice = try Adviser(project, settings.checked(), named: Set(named.map(\.name))).advice
    for problem in advice.problems { StandardStream.report("trellis advise: \(problem)\n") }
    if advice.modules.isEmpty {
      StandardStream.report("trellis advise: there is no Swift source below \(project.tree.root)\n")
    }
    try output.write(text(of: advice))
    return 0
  }

  private func text(of advice: Advice) throws -> String {
    switch format {
    case .text: return AdviceText(advice, style: output.style, columns: output.columns).text
    case .json: return try JSONText.of(AdviceDocument(advice))
    case .svg: return AdvicePicture(advice).svg
    }
  }
}
