extension TextStyle {
  /// The weight of the font, 1 to 1000; regular is 400 and bold is 700.
  public var weight: Int {
    metrics.weight
  }

  /// The size of the font in points.
  public func size(at textSize: TextSize) -> Double {
    metrics.size * textSize.scale
  }

  /// The distance from one line of text to the next in points.
  public func lineHeight(at textSize: TextSize) -> Double {
    metrics.lineHeight * size(at: textSize)
  }

  /// What is added between two letters in points; less than zero sets them closer.
  public func letterSpacing(at textSize: TextSize) -> Double {
    metrics.letterSpacing * textSize.scale
  }
}
