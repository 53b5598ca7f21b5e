import ModuleGraph
import TrellisKit

/// Modules with their numbers, one a line.
struct ModuleTable {
  private let modules: [ModuleAdvice]
  private let style: TerminalStyle

  init(_ modules: [ModuleAdvice], style: TerminalStyle) {
    self.modules = modules
    self.style = style
  }

  var text: String {
    let rows = modules.map { item in
      [
        counted(item.figures.lines, "line"), counted(item.figures.files, "file"),
        counted(item.figures.types, "type"),
      ]
        + (item.figures.history.map { [counted($0.revisions, "commit")] } ?? [])
        + (item.figures.contributors.map { [counted($0, "contributor")] } ?? [])
    }
    let names = modules.map { $0.module.id.onOneLine }
    let nameWidth = names.map(\.count).max() ?? 0
    let widths = (0..<(rows.map(\.count).max() ?? 0)).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return zip(names, rows).map { name, cells in
      let padded = zip(cells, widths).map { String(repeating: " ", count: $1 - $0.count) + $0 }
      let blanks = String(repeating: " ", count: nameWidth - name.count)
      return "  \(style(name, .cyan))\(blanks)  \(padded.joined(separator: "  "))\n"
    }.joined()
  }
}
