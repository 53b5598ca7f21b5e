/// The strongly connected components of a graph, after Tarjan (SIAM J. Comput. 1, 1972), without recursion.
package struct StrongComponents {
  private let successors: [[Int]]
  private var order: [Int?]
  private var low: [Int]
  private var isOpen: [Bool]
  private var open: [Int] = []
  private var count = 0
  private var components: [[Int]] = []

  /// All components, each with its nodes in order, and in the order of their first nodes.
  package static func find(count: Int, edges: [(source: Int, target: Int)]) -> [[Int]] {
    var search = StrongComponents(count: count, edges: edges)
    for node in 0..<count where search.order[node] == nil { search.visit(from: node) }
    return search.components.map { $0.sorted() }.sorted { $0[0] < $1[0] }
  }

  private init(count: Int, edges: [(source: Int, target: Int)]) {
    var successors = [[Int]](repeating: [], count: count)
    for edge in edges { successors[edge.source].append(edge.target) }
    self.successors = successors
    order = Array(repeating: nil, count: count)
    low = Array(repeating: 0, count: count)
    isOpen = Array(repeating: false, count: count)
  }

  private mutating func visit(from start: Int) {
    var path = [(node: start, next: 0)]
    enter(start)
    while let (node, next) = path.last {
      if next < successors[node].count {
        path[path.count - 1].next += 1
        let successor = successors[node][next]
        if let number = order[successor] {
          if isOpen[successor] { low[node] = min(low[node], number) }
        } else {
          enter(successor)
          path.append((successor, 0))
        }
      } else {
        path.removeLast()
        if let above = path.last?.node { low[above] = min(low[above], low[node]) }
        if low[node] == order[node] { close(node) }
      }
    }
  }

  private mutating func enter(_ node: Int) {
    order[node] = count
    low[node] = count
    count += 1
    open.append(node)
    isOpen[node] = true
  }

  private mutating func close(_ node: Int) {
    var component: [Int] = []
    while let last = open.popLast() {
      isOpen[last] = false
      component.append(last)
      if last == node { break }
    }
    components.append(component)
  }
}
