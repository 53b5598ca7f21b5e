import Foundation
import Testing

/// Bounds how many tests run at once that need more than processor time: sockets, processes, pseudo terminals, big trees.
/// Hundreds of them started together would time each other out, and hold the quick ones up.
public struct BoundedTrait: SuiteTrait, TestTrait, TestScoping {
  private static let slots = Slots(count: max(2, ProcessInfo.processInfo.activeProcessorCount))
  /// A test that is in bounded suites inside of each other waits only once.
  @TaskLocal private static var hasSlot = false

  /// Bounds the tests of suites inside as well.
  public var isRecursive: Bool { true }

  /// Waits for its turn, runs the test and lets the next one begin.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard !Self.hasSlot else { return try await function() }
    try await Self.slots.withSlot {
      try await Self.$hasSlot.withValue(true) {
        try await function()
      }
    }
  }
}

extension Trait where Self == BoundedTrait {
  /// Runs few such tests at once: as many as there are processors, two at least. For everything with sockets, processes,
  /// pseudo terminals or big trees.
  public static var bounded: Self { BoundedTrait() }
}

extension Trait where Self == TimeLimitTrait {
  /// Ends a test that hangs. No load of the machine makes a test that works take as long: ten minutes.
  public static var hangGuard: Self { .timeLimit(.minutes(10)) }
}
