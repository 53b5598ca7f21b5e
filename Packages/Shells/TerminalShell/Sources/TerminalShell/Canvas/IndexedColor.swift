import Design

/// The nearest colours of the 256-colour table: its 6×6×6 cube (16–231) and its grey ramp (232–255).
enum IndexedColor {
  private static let steps = [0, 95, 135, 175, 215, 255]

  static func nearest(to color: TokenColor) -> Int {
    let components = [Int(color.red), Int(color.green), Int(color.blue)]
    let nearestSteps = components.map { component in
      steps.indices.min { abs(steps[$0] - component) < abs(steps[$1] - component) } ?? 0
    }
    let average = components.reduce(0, +) / 3
    let grey = min(max((average - 3) / 10, 0), 23)
    let cubeDistance = distance(components, nearestSteps.map { steps[$0] })
    let greyDistance = distance(components, Array(repeating: 8 + grey * 10, count: 3))
    guard cubeDistance <= greyDistance else { return 232 + grey }
    return 16 + 36 * nearestSteps[0] + 6 * nearestSteps[1] + nearestSteps[2]
  }

  private static func distance(_ lhs: [Int], _ rhs: [Int]) -> Int {
    zip(lhs, rhs).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
  }
}
