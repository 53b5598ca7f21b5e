/// Where edges leave and enter nodes: side by side, in the order of where they lead.
struct EdgePorts {
  /// For each edge, where it leaves the upper node.
  private(set) var leaving: [Double]
  /// For each edge, where it enters the lower node.
  private(set) var entering: [Double]

  init(_ rows: LayeredRows, x: [Double], widths: [Double]) {
    let chains = rows.chains
    leaving = Array(repeating: 0, count: chains.count)
    entering = leaving
    let byUpper = Dictionary(grouping: chains.indices) { chains[$0][0] }
    for (node, edges) in byUpper {
      let sorted = edges.sorted { (x[chains[$0][1]], $0) < (x[chains[$1][1]], $1) }
      for (index, edge) in sorted.enumerated() {
        leaving[edge] = x[node] + Self.shift(index, of: sorted.count, width: widths[node])
      }
    }
    let byLower = Dictionary(grouping: chains.indices) { chains[$0][chains[$0].count - 1] }
    for (node, edges) in byLower {
      let sorted = edges.sorted { first, second in
        (x[chains[first][chains[first].count - 2]], first) < (
          x[chains[second][chains[second].count - 2]], second
        )
      }
      for (index, edge) in sorted.enumerated() {
        entering[edge] = x[node] + Self.shift(index, of: sorted.count, width: widths[node])
      }
    }
  }

  private static func shift(_ index: Int, of count: Int, width: Double) -> Double {
    guard count > 1 else { return 0 }
    let step = min(14, (width - 28) / Double(count - 1))
    return (Double(index) - Double(count - 1) / 2) * step
  }
}
