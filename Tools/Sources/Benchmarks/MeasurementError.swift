/// Why a measurement means nothing.
public struct MeasurementError: Error, CustomStringConvertible {
  /// What went wrong.
  public let description: String

  /// Says what went wrong.
  public init(_ description: String) {
    self.description = description
  }
}
