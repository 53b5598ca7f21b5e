/// A depth-first search through a whole graph, without recursion.
struct DepthFirst {
  /// The nodes in the order in which the search left them.
  private(set) var finished: [Int] = []
  private var entered: [Int]
  private var left: [Int]

  init(_ successors: [[Int]]) {
    entered = Array(repeating: -1, count: successors.count)
    left = entered
    var time = 0
    var hasAbove = [Bool](repeating: false, count: successors.count)
    for target in successors.joined() { hasAbove[target] = true }
    let starts = successors.indices.filter { !hasAbove[$0] } + successors.indices.filter { hasAbove[$0] }
    for start in starts where entered[start] < 0 {
      var path = [(node: start, next: 0)]
      while let (node, next) = path.last {
        if next == 0 {
          entered[node] = time
          time += 1
        }
        path[path.count - 1].next += 1
        let unseen = successors[node].dropFirst(next).first { entered[$0] < 0 }
        if let unseen {
          path.append((unseen, 0))
        } else if next >= successors[node].count {
          path.removeLast()
          left[node] = time
          finished.append(node)
        }
      }
    }
  }

  /// Whether the search was inside the first node when it came to the second.
  func isAncestor(_ first: Int, of second: Int) -> Bool {
    entered[first] <= entered[second] && left[second] <= left[first] && first != second
  }
}
