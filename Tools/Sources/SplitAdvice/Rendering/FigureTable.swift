import ModuleGraph
import TrellisKit

/// Modules or parts with their numbers, one a line.
struct FigureTable {
  private let rows: [(name: String, cells: [String])]
  private let style: TerminalStyle

  init(_ modules: [ModuleAdvice], style: TerminalStyle) {
    rows = modules.map { item in
      let figures = item.figures
      return (
        item.module.id,
        Self.cells(figures.lines, figures.files, figures.types, figures.history, figures.contributors)
      )
    }
    self.style = style
  }

  init(_ parts: [PartFigures], _ settings: AdviceSettings, style: TerminalStyle) {
    rows = parts.map { figures in
      let people = figures.history?.contributors(from: settings.contributorRevisions)
      return (
        figures.part.name,
        Self.cells(figures.lines, figures.part.files.count, figures.types, figures.history, people)
      )
    }
    self.style = style
  }

  /// The lines, each indented.
  func text(indentation: Int) -> String {
    let names = rows.map { $0.name.onOneLine }
    let nameWidth = names.map(\.count).max() ?? 0
    let widths = (0..<(rows.map(\.cells.count).max() ?? 0)).map { column in
      rows.map { column < $0.cells.count ? $0.cells[column].count : 0 }.max() ?? 0
    }
    return zip(names, rows).map { name, row in
      let padded = zip(row.cells, widths).map { String(repeating: " ", count: $1 - $0.count) + $0 }
      let margin = String(repeating: " ", count: indentation)
      let blanks = String(repeating: " ", count: nameWidth - name.count)
      return "\(margin)\(style(name, .cyan))\(blanks)  \(padded.joined(separator: "  "))\n"
    }.joined()
  }

  private static func cells(
    _ lines: Int, _ files: Int, _ types: Int, _ history: AreaHistory?, _ contributors: Int?
  ) -> [String] {
    [counted(lines, "line"), counted(files, "file"), counted(types, "type")]
      + (history.map { [counted($0.revisions, "commit")] } ?? [])
      + (contributors.map { [counted($0, "contributor")] } ?? [])
  }
}
