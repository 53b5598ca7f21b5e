import TrellisKit

/// `trellis check`.
public struct CheckCommand: Command {
  private let paths: [String]
  private let format: OutputFormat
  private let output: CommandOutput
  private let baseline: String?
  private let newBaseline: String?
  private let revision: String?
  private let cacheFolder: String?
  private let workers: Int?
  private let fixes: Bool
  private let fails: Bool

  /// Reads a command line.
  public init(_ words: CommandWords) throws(UsageError) {
    paths = words.operands
    format = words.value("--format").flatMap(OutputFormat.init) ?? .text
    output = CommandOutput(words.value("--output"), replacing: OutputFormat.isReport)
    baseline = words.value("--baseline")
    newBaseline = words.value("--write-baseline")
    revision = words.value("--since")
    fixes = words.has("--fix")
    fails = !words.has("--no-fail")
    workers = try words.number("--jobs", in: 1...256)
    cacheFolder = words.has("--no-cache") ? nil : words.value("--cache") ?? FactCache.standardFolder()
  }

  /// Checks, and writes the report.
  ///
  /// - Returns: 0 when nothing was found, 1 for findings.
  /// - Throws: why it could not run, or the report not be written.
  public func run() async throws -> Int32 {
    let operands = try CheckedPaths(paths)
    guard newBaseline == nil || (revision == nil && operands.relative.isEmpty) else {
      throw UsageError("a baseline is of the whole project: --write-baseline takes neither --since nor paths")
    }
    try (newBaseline.map(BaselineFile.output) ?? output).check()
    var options = CheckOptions(root: operands.root, cacheFolder: cacheFolder, workers: workers)
    options.paths = operands.relative
    options.revision = revision
    var report = try await CheckRun(options).report()
    if let newBaseline {
      try BaselineFile.write(Baseline(of: report.findings), to: newBaseline)
      StandardStream.report("\(report.findings.count) findings written to \(newBaseline)\n")
      return 0
    }
    if fixes { report = try await fix(report, options) }
    if let baseline { report.leaveOut(try BaselineFile.read(baseline)) }
    try write(report, root: operands.root)
    return report.findings.isEmpty || !fails ? 0 : 1
  }

  private func fix(_ report: CheckReport, _ options: CheckOptions) async throws -> CheckReport {
    let outcome = FixRun(root: options.root).apply(report.findings, contents: report.contents)
    StandardStream.report("\(outcome.fixedCount) fixed\n")
    var remaining = outcome.fixedCount > 0 ? try await CheckRun(options).report() : report
    remaining.problems += outcome.problems
    return remaining
  }

  private func write(_ report: CheckReport, root: String) throws {
    for problem in report.problems {
      StandardStream.report("\(problem.place)note: \(problem.message.onOneLine)\n")
    }
    if format == .sarif, let notice = SARIFOutput.limitNotice(report) {
      StandardStream.report("note: \(notice)\n")
    }
    let text = try ReportWriter(report: report, root: root, style: output.style).text(format)
    try output.write(text)
    if output.isFile { StandardStream.report("\(ReportSummary.line(report))\n") }
  }
}
