/// The line of an arrow.
enum EdgeCurve {
  /// Stops short of the box by the length of the arrow's head.
  static func path(_ points: [LayeredLayout.Point], isUp: Bool) -> String {
    var points = points
    if isUp { points[0].y += 6 } else { points[points.count - 1].y -= 6 }
    var path = "M\(number(points[0].x)) \(number(points[0].y))"
    for (index, (from, to)) in zip(points, points.dropFirst()).enumerated() {
      if index.isMultiple(of: 2) {
        let bend = (to.y - from.y) / 2
        path += "C\(number(from.x)) \(number(from.y + bend)) \(number(to.x)) \(number(to.y - bend)) "
        path += "\(number(to.x)) \(number(to.y))"
      } else {
        path += "V\(number(to.y))"
      }
    }
    return path
  }
}
