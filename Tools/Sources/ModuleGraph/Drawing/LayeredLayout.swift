/// Where everything of a layered drawing is.
struct LayeredLayout {
  struct Point: Equatable {
    var x: Double
    var y: Double
  }

  static let nodeHeight = 42.0
  /// How far rows are apart: the more lines lead from one to the next, the farther, so that they don't lie flat.
  static func gap(lines: Int) -> Double { 50 + min(60, Double(lines)) }

  private static let nodeGap = 26.0
  private static let passageWidth = 10.0

  /// The middle of each node.
  private(set) var nodes: [Point] = []
  /// For each edge, the points that it goes through from top to bottom. Between an odd one and the next it bends, between an
  /// even one and the next it goes straight down, past a row.
  private(set) var paths: [[Point]] = []
  let width: Double
  let height: Double

  /// - Parameters:
  ///   - widths: the width of each node.
  ///   - heights: the height of each node; all are as high as usual when nil.
  ///   - edges: from a node to one that it needs.
  init(widths: [Double], heights: [Double]? = nil, edges: [(Int, Int)]) {
    let widest = max(6, Int((Double(widths.count).squareRoot() * 1.3).rounded(.up)))
    let layers = LayerAssignment(count: widths.count, edges: edges, widest: widest)
    let rows = LayeredRows(layers, count: widths.count)
    let breadths = rows.items.map { item in
      if case .node(let node) = item { widths[node] + Self.nodeGap } else { Self.passageWidth }
    }
    var x = Self.place(rows, breadths)
    let left = zip(x, breadths).map { $0 - $1 / 2 }.min() ?? 0
    for index in x.indices { x[index] -= left }
    width = zip(x, breadths).map { $0 + $1 / 2 }.max() ?? 0
    let heights = heights ?? Array(repeating: Self.nodeHeight, count: widths.count)
    var y = [Double](repeating: 0, count: x.count)
    var half = [Double](repeating: Self.nodeHeight / 2, count: x.count)
    var top = 0.0
    var bottom = 0.0
    for row in rows.rows {
      let height = row.compactMap { $0 < heights.count ? heights[$0] : nil }.max() ?? Self.nodeHeight
      for item in row {
        y[item] = top + height / 2
        half[item] = (item < heights.count ? heights[item] : height) / 2
      }
      bottom = top + height
      top = bottom + Self.gap(lines: row.reduce(0) { $0 + rows.below[$1].count })
    }
    height = max(bottom, Self.nodeHeight)
    nodes = widths.indices.map { Point(x: x[$0], y: y[$0]) }
    let ports = EdgePorts(rows, x: x, widths: widths)
    paths = rows.chains.enumerated().map { edge, chain in
      let (first, last) = (chain[0], chain[chain.count - 1])
      var points = [Point(x: ports.leaving[edge], y: y[first] + half[first])]
      for item in chain.dropFirst().dropLast() {
        points += [Point(x: x[item], y: y[item] - half[item]), Point(x: x[item], y: y[item] + half[item])]
      }
      return points + [Point(x: ports.entering[edge], y: y[last] - half[last])]
    }
  }

  /// Sweeps down and up, each row by the one before; at last each between both.
  private static func place(_ rows: LayeredRows, _ breadths: [Double]) -> [Double] {
    var x = [Double](repeating: 0, count: rows.items.count)
    for row in rows.rows {
      var end = -row.reduce(0) { $0 + breadths[$1] } / 2
      for item in row {
        x[item] = end + breadths[item] / 2
        end += breadths[item]
      }
    }
    for sweep in 0..<16 {
      let isDown = sweep.isMultiple(of: 2)
      for row in isDown ? rows.rows : rows.rows.reversed() {
        let wishes = row.enumerated().map { index, item in
          let one = isDown ? rows.above[item] : rows.below[item]
          let neighbours = sweep < 12 && !one.isEmpty ? one : rows.above[item] + rows.below[item]
          let isPassage = if case .passage = rows.items[item] { true } else { false }
          return RowPlacement.Wish(
            position: neighbours.isEmpty
              ? x[item] : neighbours.reduce(0) { $0 + x[$1] } / Double(neighbours.count),
            weight: isPassage ? 4 : Double(1 + neighbours.count),
            distance: index == 0 ? 0 : (breadths[row[index - 1]] + breadths[item]) / 2)
        }
        for (item, position) in zip(row, RowPlacement.positions(of: wishes)) { x[item] = position }
      }
    }
    return x
  }
}
