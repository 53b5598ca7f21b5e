import Observation

/// What this device keeps of something: read once before anything is written, so that nothing is overwritten that nobody
/// has seen; written one value after the other, so that nothing old is written after what is new or forgotten; and only
/// where it is another value.
@Observable @MainActor
public final class DeviceCopy<Value: Equatable & Sendable> {
  /// Reads what is kept; nil when there is nothing.
  public typealias Load = @Sendable () async throws(ServiceError) -> Value?
  /// Keeps a value in place of the one before.
  public typealias Save = @Sendable (Value) async throws(ServiceError) -> Void
  /// Forgets what is kept.
  public typealias Remove = @Sendable () async throws(ServiceError) -> Void

  /// Whether what is kept was read, since the beginning or since it was left or forgotten.
  public private(set) var isLoaded = false
  private var underway = 0
  /// Takes over what is kept, in the same turn of the main actor in which it becomes loaded.
  @ObservationIgnored public var onLoad: (Value?) -> Void = { _ in }
  @ObservationIgnored private let load: Load
  @ObservationIgnored private let save: Save
  @ObservationIgnored private let remove: Remove
  @ObservationIgnored private var kept: Value?
  @ObservationIgnored private var last: Task<ServiceError?, Never>?
  @ObservationIgnored private var reading: Task<Result<Value?, ServiceError>, Never>?
  /// Raised when what is kept becomes no business of this copy's: what was asked for before is no answer then.
  @ObservationIgnored private var epoch = 0
  /// Why what is kept could not be read, until somebody who tells the person asks.
  @ObservationIgnored private var untold: ServiceError?

  /// Makes a copy; nothing is read yet.
  public init(load: @escaping Load, save: @escaping Save, remove: @escaping Remove) {
    self.load = load
    self.save = save
    self.remove = remove
  }

  /// Whether something is on its way to the device.
  public var isWriting: Bool { underway > 0 }

  /// Reads what is kept, once, however many ask for it.
  ///
  /// - Throws: why it could not be read, for the person.
  public func load() async throws(ServiceError) {
    if let error = untold {
      untold = nil
      throw error
    }
    if let error = await read() { throw error }
  }

  /// Reads as `load()` does, for somebody who can't tell the person what went wrong; the next `load()` does that.
  func prepare() async -> ServiceError? {
    let asked = epoch
    let error = await read()
    if case .storage = error, asked == epoch { untold = error }
    return error
  }

  /// Begins to write a value as soon as everything before is written.
  public func write(_ value: Value) {
    guard value != kept else { return }
    kept = value
    begin { [save] () async throws(ServiceError) in try await save(value) }
  }

  /// This device is known to keep a value.
  func assume(_ value: Value) {
    kept = value
  }

  /// What this device keeps from now on is no business of this copy's, until it is loaded.
  func leave() {
    kept = nil
    isLoaded = false
    epoch += 1
    reading = nil
    untold = nil
  }

  /// Begins to forget the value as soon as everything before is written.
  public func forget() {
    leave()
    begin(remove)
  }

  /// Returns when everything is written.
  ///
  /// - Returns: why the last value is not kept, if it isn't.
  public func finish() async -> ServiceError? {
    let error = await last?.value
    if error != nil { kept = nil }
    return error
  }

  private func read() async -> ServiceError? {
    guard !isLoaded else { return nil }
    let asked = epoch
    let reading = reading ?? beginReading()
    let result = await reading.value
    guard asked == epoch, !isLoaded else { return nil }
    self.reading = nil
    do {
      let value = try result.get()
      isLoaded = true
      onLoad(value)
      return nil
    } catch {
      return error
    }
  }

  private func beginReading() -> Task<Result<Value?, ServiceError>, Never> {
    let task = Task { [load, last] in
      // What somebody else has left behind may still be on its way out.
      _ = await last?.value
      do throws(ServiceError) {
        return Result<Value?, ServiceError>.success(try await load())
      } catch {
        return .failure(error)
      }
    }
    reading = task
    return task
  }

  private func begin(_ work: @escaping Remove) {
    underway += 1
    let earlier = last
    last = Task { () async -> ServiceError? in
      _ = await earlier?.value
      defer { underway -= 1 }
      do throws(ServiceError) {
        try await work()
        return nil
      } catch {
        return error
      }
    }
  }
}
