import TrellisKit

/// A node as a box with its name and its size.
struct GraphBox {
  private static let longestName = 36

  let width: Double
  private(set) var middle = LayeredLayout.Point(x: 0, y: 0)
  private var color = 0
  private let node: GraphNode
  private let name: String
  private let size: String

  init(_ node: GraphNode) {
    self.node = node
    let isLong = node.name.count > Self.longestName
    name = isLong ? "\(node.name.prefix(Self.longestName - 1))…" : node.name
    size = Self.size(of: node)
    width = max(84, max(TextWidth.of(name, size: 13.5), TextWidth.of(size, size: 10.5)) + 26).rounded(.up)
  }

  func placed(at middle: LayeredLayout.Point, color: Int) -> GraphBox {
    var box = self
    box.middle = middle
    box.color = color
    return box
  }

  var svg: String {
    let left = number(middle.x - width / 2)
    let top = number(middle.y - LayeredLayout.nodeHeight / 2)
    let shape = node.kind == .test ? " dashed" : ""
    return """
      <g class="node"><title>\(XMLText.escape(details))</title>\
      <rect class="box c\(color % GraphStyle.colorCount)\(shape)" x="\(left)" y="\(top)" width="\(number(width))" \
      height="\(number(LayeredLayout.nodeHeight))" rx="\(node.kind == .executable ? 21 : 8)"/>\
      <text class="name" x="\(number(middle.x))" y="\(number(middle.y - 1))">\(XMLText.escape(name))</text>\
      <text class="size" x="\(number(middle.x))" y="\(number(middle.y + 13))">\(XMLText.escape(size))</text></g>

      """
  }

  private var details: String {
    let kind = node.kind.map { " (\($0.rawValue))" } ?? ""
    let outside = node.outside.isEmpty ? "" : "\noutside: \(node.outside.joined(separator: ", "))"
    return "\(node.id)\(kind)\n\(node.folder.isEmpty ? "." : node.folder)\n\(size)\(outside)"
  }

  private static func size(of node: GraphNode) -> String {
    guard node.files > 0 else { return node.kind?.rawValue ?? "no Swift files" }
    let files = counted(node.files, "file")
    return node.lines < 1000
      ? "\(files) · \(counted(node.lines, "line"))" : "\(files) · \(number(Double(node.lines) / 1000))k lines"
  }
}
