/// How long something took, for people.
enum DurationText {
  static func of(_ duration: Duration) -> String {
    let tenths = Int((duration / .milliseconds(100)).rounded())
    if tenths < 600 { return "\(tenths / 10).\(tenths % 10) s" }
    let seconds = tenths / 10
    let parts =
      seconds < 3600
      ? (seconds / 60, "min", seconds % 60, "s") : (seconds / 3600, "h", seconds / 60 % 60, "min")
    return "\(parts.0) \(parts.1) \(parts.2) \(parts.3)"
  }
}
