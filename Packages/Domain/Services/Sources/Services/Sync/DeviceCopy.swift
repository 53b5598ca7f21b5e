/// What this device keeps of something: written one value after the other, so that nothing old is written after what is
/// new or forgotten, and only where it is another value.
@MainActor
final class DeviceCopy<Value: Equatable & Sendable> {
  typealias Save = @Sendable (Value) async throws(ServiceError) -> Void
  typealias Remove = @Sendable () async throws(ServiceError) -> Void

  private let save: Save
  private let remove: Remove
  private var kept: Value?
  private var last: Task<ServiceError?, Never>?

  init(save: @escaping Save, remove: @escaping Remove) {
    self.save = save
    self.remove = remove
  }

  /// This device is known to keep a value.
  func assume(_ value: Value) {
    kept = value
  }

  /// Begins to write a value as soon as everything before is written.
  func write(_ value: Value) {
    guard value != kept else { return }
    kept = value
    begin { [save] () async throws(ServiceError) in try await save(value) }
  }

  /// Begins to forget the value as soon as everything before is written.
  func forget() {
    kept = nil
    begin(remove)
  }

  /// Returns when everything is written.
  ///
  /// - Returns: why the last value is not kept, if it isn't.
  func finish() async -> ServiceError? {
    let error = await last?.value
    if error != nil { kept = nil }
    return error
  }

  private func begin(_ work: @escaping Remove) {
    let earlier = last
    last = Task { () async -> ServiceError? in
      _ = await earlier?.value
      do throws(ServiceError) {
        try await work()
        return nil
      } catch {
        return error
      }
    }
  }
}
