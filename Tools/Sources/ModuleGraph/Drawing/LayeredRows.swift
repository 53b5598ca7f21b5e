/// Rows of nodes and of the places where longer edges pass, ordered so that few edges cross: sweeps up and down put each
/// item at the mean position of its neighbours (Sugiyama, Tagawa and Toda, IEEE Trans. SMC 11, 1981).
struct LayeredRows {
  /// A node, or a place where an edge passes.
  enum Item: Equatable {
    case node(Int)
    case passage(edge: Int)
  }

  /// All items.
  private(set) var items: [Item]
  /// The items of each row, from left to right.
  private(set) var rows: [[Int]] = []
  /// For each edge, its items from top to bottom.
  private(set) var chains: [[Int]] = []
  /// For each item, its neighbours in the row above and in the row below.
  private(set) var above: [[Int]] = []
  private(set) var below: [[Int]] = []

  init(_ layers: LayerAssignment, count: Int, sweeps: Int = 24) {
    items = (0..<count).map(Item.node)
    rows = layers.rows
    var row = [Int](repeating: 0, count: count)
    for (index, nodes) in rows.enumerated() { for node in nodes { row[node] = index } }
    for (index, edge) in layers.edges.enumerated() {
      var chain = [edge.above]
      for passed in (row[edge.above] + 1)..<max(row[edge.above] + 1, row[edge.below]) {
        chain.append(items.count)
        rows[passed].append(items.count)
        items.append(.passage(edge: index))
      }
      chains.append(chain + [edge.below])
    }
    above = Array(repeating: [], count: items.count)
    below = above
    for chain in chains {
      for (upper, lower) in zip(chain, chain.dropFirst()) {
        below[upper].append(lower)
        above[lower].append(upper)
      }
    }
    order(sweeps: sweeps)
  }

  private mutating func order(sweeps: Int) {
    var best = rows
    var fewest = crossings
    for sweep in 0..<sweeps where fewest > 0 {
      let isDown = sweep.isMultiple(of: 2)
      for index in isDown ? Array(rows.indices.dropFirst()) : rows.indices.dropLast().reversed() {
        sort(row: index, by: isDown ? above : below)
      }
      let count = crossings
      if count < fewest { (best, fewest) = (rows, count) }
    }
    rows = best
  }

  private mutating func sort(row index: Int, by neighbours: [[Int]]) {
    let places = place
    let means = rows[index].map { item in
      let positions = neighbours[item].map { places[$0] }
      return positions.isEmpty ? places[item] : positions.reduce(0, +) / Double(positions.count)
    }
    rows[index] = zip(rows[index], means).enumerated()
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
  }

  /// Where each item is in its row, from 0 to 1.
  private var place: [Double] {
    var place = [Double](repeating: 0, count: items.count)
    for row in rows {
      for (index, item) in row.enumerated() { place[item] = (Double(index) + 0.5) / Double(row.count) }
    }
    return place
  }

  /// How many pairs of edges between neighbouring rows cross.
  var crossings: Int {
    var position = [Int](repeating: 0, count: items.count)
    for row in rows { for (index, item) in row.enumerated() { position[item] = index } }
    return rows.reduce(0) { sum, row in
      sum + Self.inversions(row.flatMap { item in below[item].map { position[$0] }.sorted() })
    }
  }

  /// How many pairs stand in the wrong order.
  private static func inversions(_ numbers: [Int]) -> Int {
    guard numbers.count > 1 else { return 0 }
    var tree = [Int](repeating: 0, count: (numbers.max() ?? 0) + 2)
    var count = 0
    for (seen, number) in numbers.enumerated() {
      var notGreater = 0
      var index = number + 1
      while index > 0 {
        notGreater += tree[index]
        index -= index & -index
      }
      count += seen - notGreater
      index = number + 1
      while index < tree.count {
        tree[index] += 1
        index += index & -index
      }
    }
    return count
  }
}
