import TrellisKit

/// What colours and lines mean: those that the picture has.
struct GraphLegend {
  private let rows: [[(key: String, label: String)]]

  init(_ graph: ImportGraph, groups: [String], hidden: Int, available: Double) {
    let colors = groups.enumerated().map { index, group in
      (
        key:
          "<rect class=\"box c\(index % GraphStyle.colorCount)\" y=\"-10\" width=\"18\" height=\"12\" rx=\"3\"/>",
        label: group
      )
    }
    var lines: [(key: String, label: String)] = []
    func add(_ kind: String, _ label: String, _ isThere: Bool) {
      guard isThere else { return }
      lines.append(("<path class=\"edge \(kind)\" d=\"M0 -4H18\"/>", label))
    }
    add("cycle", "part of a cycle", !graph.cycles.isEmpty)
    add("undeclared", "imported, not declared", graph.edges.contains { $0.state == .undeclared })
    add("unused", "declared, never imported", graph.edges.contains { $0.state == .unused })
    add("declared", "used without an import", graph.edges.contains { $0.state == .declared })
    add("imported", "\(hidden) arrows that a longer way implies are not drawn", hidden > 0)
    var rows: [[(key: String, label: String)]] = []
    var left = 0.0
    for color in colors {
      let needed = Self.width(of: color.label)
      if rows.isEmpty || left < needed {
        rows.append([])
        left = available
      }
      rows[rows.count - 1].append(color)
      left -= needed
    }
    self.rows = rows + lines.map { [$0] }
  }

  var width: Double { rows.map { $0.reduce(0) { $0 + Self.width(of: $1.label) } }.max() ?? 0 }

  var height: Double { Double(rows.count) * 22 + 12 }

  var svg: String {
    rows.enumerated().map { index, row in
      var x = 0.0
      return row.map { key, label in
        defer { x += Self.width(of: label) }
        return """
          <g transform="translate(\(number(x)) \(index * 22 + 10))">\(key)\
          <text class="note" x="26">\(XMLText.escape(label))</text></g>

          """
      }.joined()
    }.joined()
  }

  private static func width(of label: String) -> Double { TextWidth.of(label, size: 12) + 48 }
}
