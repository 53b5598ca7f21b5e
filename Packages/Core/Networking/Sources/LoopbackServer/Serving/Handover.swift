import Synchronization

/// Carries a reference to another thread without keeping one.
final class Handover<Value: Sendable>: Sendable {
  private let value: Mutex<Value?>

  init(_ value: Value) {
    self.value = Mutex(value)
  }

  func take() -> Value? {
    value.withLock { $0.take() }
  }
}
