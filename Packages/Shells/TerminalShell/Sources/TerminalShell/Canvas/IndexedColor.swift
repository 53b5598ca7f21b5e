import DesignTokens

/// A colour of the 256-colour table: its 6×6×6 cube (16–231) or its grey ramp (232–255). The 16 below are left out,
/// since their look is up to the terminal.
struct IndexedColor: Equatable, Sendable {
  private static let steps = [0, 95, 135, 175, 215, 255]
  /// The contrast ratios that WCAG 2.2 asks for at one place or another.
  private static let levels = [7, 4.5, 3]

  let index: Int

  var color: TokenColor {
    guard index < 232 else { return Self.color(Array(repeating: 8 + (index - 232) * 10, count: 3)) }
    let place = index - 16
    return Self.color([place / 36, place / 6 % 6, place % 6].map { Self.steps[$0] })
  }

  static func nearest(to color: TokenColor) -> IndexedColor {
    let components = components(of: color)
    let nearestSteps = components.map { component in
      steps.indices.min { abs(steps[$0] - component) < abs(steps[$1] - component) } ?? 0
    }
    let average = components.reduce(0, +) / 3
    let cube = IndexedColor(index: 16 + 36 * nearestSteps[0] + 6 * nearestSteps[1] + nearestSteps[2])
    let grey = IndexedColor(index: 232 + min(max((average - 3) / 10, 0), 23))
    return cube.distance(to: color) <= grey.distance(to: color) ? cube : grey
  }

  /// The nearest colour that keeps the contrast level which the two colours have, on what stands for the other.
  static func nearest(to color: TokenColor, on background: TokenColor) -> IndexedColor {
    let back = nearest(to: background).color
    let ratio = color.contrastRatio(with: background)
    let level = levels.first { $0 <= ratio } ?? 1
    let nearest = nearest(to: color)
    if nearest.color.contrastRatio(with: back) >= level { return nearest }
    return (16...255).map { IndexedColor(index: $0) }.filter { $0.color.contrastRatio(with: back) >= level }
      .min { $0.distance(to: color) < $1.distance(to: color) } ?? nearest
  }

  private func distance(to other: TokenColor) -> Int {
    zip(Self.components(of: color), Self.components(of: other)).reduce(0) {
      $0 + ($1.0 - $1.1) * ($1.0 - $1.1)
    }
  }

  private static func components(of color: TokenColor) -> [Int] {
    [Int(color.red), Int(color.green), Int(color.blue)]
  }

  private static func color(_ components: [Int]) -> TokenColor {
    TokenColor(red: UInt8(components[0]), green: UInt8(components[1]), blue: UInt8(components[2]))
  }
}
