/// How text of one style is set; sizes are in points.
struct Typography: Equatable {
  let fontSize: Double
  /// 1 to 1000, as in OpenType's `wght` axis.
  let fontWeight: Double
  let letterSpacing: Double
  /// A multiple of the font size.
  let lineHeight: Double
}
