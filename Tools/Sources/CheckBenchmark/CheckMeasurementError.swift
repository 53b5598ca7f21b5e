/// A command that failed: its time means nothing.
public struct CheckMeasurementError: Error, CustomStringConvertible {
  /// Which command, and what it said.
  public let description: String
}
