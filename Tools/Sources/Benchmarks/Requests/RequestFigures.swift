/// What one client took for a workload.
public struct RequestFigures: Codable, Equatable, Sendable {
  /// The name of the client.
  public var client: String
  /// How long the requests one after the other took, each time.
  public var sequential: [Duration] = []
  /// How long the requests at once took, each time.
  public var concurrent: [Duration] = []
  /// The most memory that the process has had in KiB: at first, and after each part.
  public var peaks: [Int]

  /// Makes figures without any times.
  public init(client: String, peaks: [Int]) {
    self.client = client
    self.peaks = peaks
  }
}
