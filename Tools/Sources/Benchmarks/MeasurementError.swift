/// Why a measurement means nothing.
public struct RequestBenchmarkError: Error, CustomStringConvertible {
  /// What went wrong.
  public let description: String

  /// Makes an error.
  public init(_ description: String) {
    self.description = description
  }
}
