/// How far a request and its answer have come.
public struct TransferProgress: Sendable, Equatable {
  /// How many bytes of the body have been sent.
  public var sentBytes: Int
  /// How many bytes of the answer's body have come, with content codings undone.
  public var receivedBytes: Int
  /// How many bytes of the answer's body the server has announced, before content codings are undone; nil when it
  /// hasn't.
  public var expectedBytes: Int?

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - sentBytes: how many bytes of the body have been sent.
  ///   - receivedBytes: how many bytes of the answer's body have come.
  ///   - expectedBytes: how many the server has announced; nil when it hasn't.
  public init(sentBytes: Int, receivedBytes: Int, expectedBytes: Int? = nil) {
    self.sentBytes = sentBytes
    self.receivedBytes = receivedBytes
    self.expectedBytes = expectedBytes
  }
}
