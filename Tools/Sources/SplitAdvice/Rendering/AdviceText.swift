import ModuleGraph
import TrellisKit

/// The advice as text for a terminal.
struct AdviceText {
  private let advice: Advice
  private let style: TerminalStyle
  private let columns: Int

  init(_ advice: Advice, style: TerminalStyle, columns: Int) {
    self.advice = advice
    self.style = style
    self.columns = columns
  }

  var text: String {
    let changed = advice.modules.filter { $0.verdict == .split || $0.verdict == .untangle }
    let staying = advice.modules.filter { $0.verdict == .stay }
    let isShort = advice.modules.count <= 3
    let detailed = changed + (isShort ? staying : [])
    let blocks =
      [head] + detailed.map { ModuleText($0, advice, style: style, columns: columns).text }
      + [pairs(isMerge: true), pairs(isMerge: false), isShort ? "" : table(staying), thresholds, commands]
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var head: String {
    let lines = advice.modules.reduce(0) { $0 + $1.figures.lines }
    let files = advice.modules.reduce(0) { $0 + $1.figures.files }
    let size =
      "\(counted(advice.modules.count, "module")), \(counted(lines, "line")), \(counted(files, "file"))"
    let notes = advice.reading.notes.map {
      TextLines.wrap($0.onOneLine, columns: columns) + "\n"
    }
    return style(advice.name.onOneLine, .bold) + ": \(size) (tests aside)\n" + history
      + notes.map { style($0, .yellow) }.joined()
  }

  private var history: String {
    guard let history = advice.reading.history else { return "" }
    let regular = history.whole.contributors(from: advice.settings.contributorRevisions)
    let days = history.firstDay.map { " from \($0) to \(history.lastDay ?? $0)" } ?? ""
    let many = history.large.count
    let large =
      many == 0
      ? ""
      : "; \(counted(many, "commit")) of over \(advice.settings.filesPerCommit) files "
        + "\(many == 1 ? "couples" : "couple") nothing"
    return TextLines.wrap(
      "History: \(counted(history.whole.revisions, "commit"))\(days) without merges, "
        + "\(counted(regular, "contributor")) with \(advice.settings.contributorRevisions) or more "
        + "(\(history.whole.contributors.count) in all)\(large).", columns: columns) + "\n"
  }

  private func pairs(isMerge: Bool) -> String {
    let chosen = advice.pairs.filter { ($0.obstacle == nil) == isMerge }
    guard !chosen.isEmpty else { return "" }
    let title = isMerge ? style("Merge these", .yellow) : "Change together, and stay separate"
    let rows = chosen.map { pair in
      let (first, second) = (advice.modules[pair.first].module.id, advice.modules[pair.second].module.id)
      let coupling = pair.coupling
      let imports = pair.imports.map { use in
        "\(counted(use.files, "file")) of \(advice.modules[use.from].module.name) no longer "
          + "\(use.files == 1 ? "imports" : "import") \(advice.modules[use.to].module.name)"
      }
      let why = pair.obstacle.map { [$0] } ?? imports
      return TextLines.wrap(
        "\(first) and \(second): \(coupling.percent) % (\(coupling.shared) common commits of "
          + "\(coupling.first) and \(coupling.second))\(why.map { "; \($0)" }.joined())".onVisibleLine,
        columns: columns, indentation: 2)
        + "\n"
    }
    let merged =
      isMerge
      ? FigureTable(advice.modules.filter { $0.verdict == .merge }, style: style).text(indentation: 2) : ""
    return title + "\n" + rows.joined() + merged
  }

  private func table(_ staying: [ModuleAdvice]) -> String {
    guard !staying.isEmpty else { return "" }
    let reasons = Dictionary(grouping: staying, by: \.reason)
    return reasons.keys.sorted().map { reason in
      TextLines.wrap("Stay as they are: \(reason)", columns: columns) + "\n"
        + FigureTable(reasons[reason, default: []], style: style).text(indentation: 2)
    }.joined(separator: "\n")
  }

  private var thresholds: String {
    let numbers = AdviceNumber.all.map { "\($0.name) \(advice.settings[keyPath: $0.path])" }
    let all = (["since \(advice.settings.since.text)"] + numbers).joined(separator: ", ")
    return style(
      TextLines.wrap("Thresholds: \(all). “advise” in .trellis.json changes them.", columns: columns), .faint)
      + "\n"
  }

  private var commands: String {
    style(CheckCommands(advice).text, .faint)
  }
}
