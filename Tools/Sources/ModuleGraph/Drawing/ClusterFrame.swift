import TrellisKit

/// A cluster with its boxes in rows, and the frame around them.
struct ClusterFrame {
  private static let padding = 14.0
  private static let gap = 12.0
  private static let head = 24.0

  let width: Double
  let height: Double
  private(set) var middle = LayeredLayout.Point(x: 0, y: 0)
  private let cluster: GraphCluster
  private let rows: [[(box: GraphBox, color: Int)]]

  /// - Parameters:
  ///   - cluster: the cluster.
  ///   - boxes: its boxes, each with the number of its colour.
  init(_ cluster: GraphCluster, _ boxes: [(box: GraphBox, color: Int)]) {
    self.cluster = cluster
    let columns = max(1, Int(Double(boxes.count).squareRoot().rounded(.up)))
    rows = stride(from: 0, to: boxes.count, by: columns).map {
      Array(boxes[$0..<min($0 + columns, boxes.count)])
    }
    let inside = rows.map(Self.width).max() ?? 0
    let count = Double(rows.count)
    let boxHeight = count * LayeredLayout.nodeHeight + max(0, count - 1) * Self.gap
    guard cluster.isFramed else {
      (width, height) = (inside, boxHeight)
      return
    }
    width = max(inside, TextWidth.of(cluster.name, size: 13)) + 2 * Self.padding
    height = boxHeight + Self.head + Self.padding
  }

  func placed(at middle: LayeredLayout.Point) -> ClusterFrame {
    var frame = self
    frame.middle = middle
    return frame
  }

  var svg: String {
    let left = middle.x - width / 2
    var y = middle.y - height / 2
    var frame = ""
    if cluster.isFramed {
      frame = """
        <g class="cluster"><rect class="frame\(cluster.isNew ? " new" : "")" x="\(number(left))" y="\(number(y))" \
        width="\(number(width))" height="\(number(height))" rx="12"/>\
        <text class="label" x="\(number(left + Self.padding))" y="\(number(y + 17))">\
        \(XMLText.escape(cluster.name))</text></g>

        """
      y += Self.head
    }
    return frame
      + rows.map { row in
        var x = middle.x - Self.width(of: row) / 2
        defer { y += LayeredLayout.nodeHeight + Self.gap }
        return row.map { box, color in
          defer { x += box.width + Self.gap }
          let place = LayeredLayout.Point(x: x + box.width / 2, y: y + LayeredLayout.nodeHeight / 2)
          return box.placed(at: place, color: color).svg
        }.joined()
      }.joined()
  }

  private static func width(of row: [(box: GraphBox, color: Int)]) -> Double {
    row.reduce(-gap) { $0 + $1.box.width + gap }
  }
}
