/// When a request that failed is sent again, and how patiently.
///
/// The waits grow exponentially with full jitter: each is a random part of `baseDelay`, then of twice as much, and so
/// on up to `maximumDelay`, so that clients that failed together don't come back together.
public struct RetryPolicy: Sendable, Equatable {
  /// How often a request is sent in all; 1 never sends again.
  public var maximumTries = 3
  /// The longest first wait.
  public var baseDelay = Duration.milliseconds(250)
  /// The longest wait that isn't asked for by the server.
  public var maximumDelay = Duration.seconds(8)
  /// How long after the beginning of the first try another one may begin. A server that has asked for a longer
  /// wait by `Retry-After` gets no other try: the caller has its answer at once.
  public var patience = Duration.seconds(15)
  /// How long all waits after a connection that didn't come about or broke may be together: somebody without a network
  /// is to know soon.
  public var connectionPatience = Duration.milliseconds(1500)
  /// How many tries beyond the first may go to one host at once, for all requests together.
  public var budget = 20
  /// After how long one of the spent tries may be used again.
  public var budgetInterval = Duration.seconds(1)

  /// Makes the usual policy: 3 tries, waits of up to 0.25 s and 0.5 s, 20 tries beyond the first for each host and one
  /// more every second.
  public init() {}
}
