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
    var places = [Double](repeating: 0, count: items.count)
    for row in rows { Self.place(row, in: &places) }
    var best = rows
    var fewest = crossings
    for sweep in 0..<sweeps where fewest > 0 {
      let isDown = sweep.isMultiple(of: 2)
      for index in isDown ? Array(rows.indices.dropFirst()) : rows.indices.dropLast().reversed() {
        sort(row: index, by: isDown ? above : below, &places)
      }
      let count = crossings
      if count < fewest { (best, fewest) = (rows, count) }
    }
    rows = best
  }

  private mutating func sort(row index: Int, by neighbours: [[Int]], _ places: inout [Double]) {
    let row = rows[index]
    let means = row.map { item in
      var sum = 0.0
      for neighbour in neighbours[item] { sum += places[neighbour] }
      return neighbours[item].isEmpty ? places[item] : sum / Double(neighbours[item].count)
    }
    let order = row.indices.sorted { (means[$0], $0) < (means[$1], $1) }
    rows[index] = order.map { row[$0] }
    Self.place(rows[index], in: &places)
  }

  /// Notes where each item of a row is in it, from 0 to 1.
  private static func place(_ row: [Int], in places: inout [Double]) {
    for (index, item) in row.enumerated() { places[item] = (Double(index) + 0.5) / Double(row.count) }
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
