/// A table of what a flow took.
public enum FlowReport {
  /// Writes the table.
  ///
  /// - Parameters:
  ///   - work: the times of the work.
  ///   - floor: the times of the least that any run of the executable takes.
  public static func text(work: Timings, floor: Timings) -> String {
    """
                         min    median       max   (ms, whole process)
    flow          \(columns(work))
    start only    \(columns(floor))
    ratio of the medians: \(work.ratio(to: floor).rounded(toPlaces: 2))

    """
  }

  private static func columns(_ timings: Timings) -> String {
    [timings.minimum, timings.median, timings.maximum].map { duration in
      let text = (duration / .milliseconds(1)).rounded(toPlaces: 1)
      return String(repeating: " ", count: max(0, 10 - text.count)) + text
    }.joined()
  }
}

extension Double {
  fileprivate func rounded(toPlaces places: Int) -> String {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    return "\((self * scale).rounded() / scale)"
  }
}
