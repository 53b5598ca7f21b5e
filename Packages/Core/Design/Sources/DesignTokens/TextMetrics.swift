/// The measures of a text style at the medium text size, in points.
struct TextMetrics: Equatable, Sendable {
  let size: Double
  let weight: Int
  /// A multiple of the size.
  let lineHeight: Double
  let letterSpacing: Double
}
