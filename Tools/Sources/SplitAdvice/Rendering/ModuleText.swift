import ModuleGraph
import TrellisKit

/// The advice for one module in full.
struct ModuleText {
  private static let mostTies = 10
  private static let mostTypes = 6

  private let item: ModuleAdvice
  private let advice: Advice
  private let style: TerminalStyle
  private let columns: Int

  init(_ item: ModuleAdvice, _ advice: Advice, style: TerminalStyle, columns: Int) {
    self.item = item
    self.advice = advice
    self.style = style
    self.columns = columns
  }

  var text: String {
    let figures = item.figures
    let history = figures.history.map { ", \(counted($0.revisions, "commit"))" } ?? ""
    let people = figures.contributors.map { ", \(counted($0, "contributor"))" } ?? ""
    let size =
      "\(counted(figures.lines, "line")), \(counted(figures.files, "file")), \(counted(figures.types, "type"))"
    let look: TerminalStyle.Look = item.verdict == .stay ? .green : .yellow
    return "\(style(item.module.id.onOneLine, .cyan)): \(style(item.verdict.text, look))\n"
      + line("\(item.reason)", 2) + line("\(size)\(history)\(people)", 2) + questions + parts + boundaries
      + cost
      + ties
      + importers
  }

  private var questions: String {
    item.questions.map { question in
      line("\(question.text) \(question.answer.rawValue.uppercased()) (\(question.evidence))", 4)
    }.joined()
  }

  private var parts: String {
    guard item.parts.count > 1 else { return "" }
    return "  Its parts today\n" + FigureTable(item.parts, advice.settings, style: style).text(indentation: 4)
  }

  private var boundaries: String {
    guard !item.boundaries.isEmpty else { return "" }
    let rows = item.boundaries.map { new in
      let role =
        switch new.role {
        case .boundary: ""
        case .support: ", needed by the others"
        case .rest: ", what remains"
        }
      let size = "\(counted(new.lines, "line")), \(counted(new.files.count, "file"))\(role)"
      return line("\(new.name): \(size): \(new.folders.joined(separator: ", "))", 4)
    }
    return "  Modules it would become\n" + rows.joined()
  }

  private var cost: String {
    guard !item.boundaries.isEmpty else { return "" }
    let rows = item.crossings.map { use in
      let more = use.types.count > Self.mostTypes ? ", …" : ""
      let names = use.types.prefix(Self.mostTypes).joined(separator: ", ")
      return line(
        "\(item.name(of: use.from, in: advice.modules)) → \(item.boundaries[use.to].name): \(counted(use.files, "import")), "
          + "\(counted(use.types.count, "type")): \(names)\(more)", 4)
    }
    return "  Cost (an estimate: types that are used across by name; they have to be public)\n"
      + (rows.isEmpty ? "    nothing is used across\n" : rows.joined())
  }

  private var ties: String {
    guard !item.ties.isEmpty, item.verdict != .stay else { return "" }
    let rows = item.ties.prefix(Self.mostTies).map { tie in
      switch tie.kind {
      case .uses(let types, let isBothWays):
        let names = types.prefix(Self.mostTypes).joined(separator: ", ")
        let more = types.count > Self.mostTypes ? ", …" : ""
        return line(
          "\(tie.from) → \(tie.to)\(isBothWays ? ", and back" : ""): \(counted(types.count, "type")): \(names)\(more)",
          4)
      case .coupled(let coupling):
        return line(
          "\(tie.from) and \(tie.to) change together: \(coupling.percent) % (\(coupling.shared) common commits of "
            + "\(coupling.first) and \(coupling.second))", 4)
      }
    }
    let left = item.ties.count - rows.count
    return "  What holds parts together (to cut first, the weakest on top)\n" + rows.joined()
      + (left > 0 ? "    and \(left) more; JSON has them\n" : "")
  }

  private var importers: String {
    guard !item.importers.isEmpty, item.verdict != .stay else { return "" }
    let names = item.importers.map { "\(advice.modules[$0.from].module.id) (\(counted($0.files, "file")))" }
    return line("Imported today by: \(names.joined(separator: ", "))", 2)
  }

  private func line(_ text: String, _ indentation: Int) -> String {
    TextLines.wrap(text.onVisibleLine, columns: columns, indentation: indentation) + "\n"
  }
}
