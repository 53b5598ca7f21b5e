import Composition
import Models
import Observation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The profile in use of one person, for as long as they are signed in.
///
/// An edit shows at once and is kept on this device before it is sent. What the server has not got yet waits in a queue
/// across launches and is sent in order. Before anything is sent, the server is asked what it has: what was changed
/// elsewhere meanwhile is not overwritten, the person is asked.
@Observable @MainActor
public final class ProfileStore {
  /// When the server last told of the record, while it can't be asked; nil when the record is current, or when that
  /// isn't known.
  public private(set) var asOf: Date?
  /// Whether the server has all edits.
  public private(set) var syncState = SyncState.synced
  /// A question for the person, for whose answer the queue waits.
  public private(set) var conflict: ProfileConflict?
  /// Edits that the server did not take and of which the person must be told, the oldest first. They are kept on this
  /// device until the person knows of them.
  public private(set) var rejections: [RejectedEdit] = []
  /// What the server has, as far as is known.
  private var confirmed: User
  private var queue = EditQueue()
  @ObservationIgnored private var confirmedAt: Date?
  @ObservationIgnored private var isEnded = false
  /// Whether the server answered when it was asked last.
  @ObservationIgnored private var hasAnswer = false
  /// Raised by everything that there may be something to send after.
  @ObservationIgnored private var generation = 0
  @ObservationIgnored private let service: any ProfileService
  @ObservationIgnored private let now: @Sendable () -> Date
  private let copy: DeviceCopy<StoredProfile>
  @ObservationIgnored private let effects = Effects()

  /// Makes a store for somebody who is signed in. Call `load()` before it is shown.
  ///
  /// - Parameters:
  ///   - user: the person, as last known.
  ///   - isCurrent: whether the server has just told so.
  ///   - service: reads and changes the person's record.
  ///   - storage: keeps what was not sent yet.
  ///   - now: tells the date.
  public init(
    user: User, isCurrent: Bool, service: any ProfileService, storage: any ProfileEditStorage,
    now: @escaping @Sendable () -> Date
  ) {
    confirmed = user
    confirmedAt = isCurrent ? now() : nil
    self.service = service
    self.now = now
    copy = DeviceCopy(
      load: { () throws(ServiceError) in try await storage.load() },
      save: { value throws(ServiceError) in try await storage.save(value) },
      remove: { () throws(ServiceError) in try await storage.remove() })
    copy.onLoad = { [weak self] in self?.takeOver($0) }
  }

  /// The person as they are to be shown: what the server has, with the edits that it has not got yet.
  public var user: User { queue.applied(to: confirmed) }

  /// Whether the server does not have all edits.
  public var hasUnsentEdits: Bool { !queue.isEmpty }

  /// Whether something is on its way to this device's disc.
  public var isStoring: Bool { copy.isWriting }

  /// What the person wants and the server does not have yet.
  public var unsentChanges: ProfileChanges { queue.wanted }

  /// Takes over the edits on this device that were not sent yet.
  ///
  /// - Throws: why there may have been some that can't be taken over. They are not overwritten before they were read or
  ///   moved aside.
  public func load() async throws(ServiceError) {
    try await copy.load()
  }

  private func takeOver(_ stored: StoredProfile?) {
    guard let stored, stored.userID == confirmed.id else { return }
    copy.assume(stored)
    queue.prepend(stored.queue)
    rejections = stored.rejections + rejections
    if hasUnsentEdits { syncState = .pending(message: "Not sent yet.") }
    guard confirmedAt == nil else { return }
    confirmedAt = stored.asOf
    asOf = stored.asOf
  }

  /// Changes the profile, at once.
  ///
  /// - Parameters:
  ///   - name: the new name.
  ///   - bio: the new bio.
  ///   - original: the profile as the person saw it when they began to change it. Only what is different is sent.
  public func save(name: String, bio: String, changedFrom original: User) {
    var (changes, base) = (ProfileChanges(), ProfileChanges())
    for (field, value) in [(ProfileField.name, name), (.bio, bio)]
    where value.trimmed != original[field].trimmed {
      changes[field] = value.trimmed
      base[field] = original[field]
    }
    guard !changes.isEmpty, !isEnded else { return }
    queue.append(changes, over: base)
    continueSending()
  }

  /// Answers the conflict: what the person has changed here is sent all the same, once nothing is left to answer.
  ///
  /// - Parameter fields: what is answered; all of it when not given.
  public func keepMine(in fields: [ProfileField] = ProfileField.allCases) {
    answerConflict(in: fields) { $0.keepMine($1) }
  }

  /// Answers the conflict: what was changed elsewhere counts, and what the person has changed here in the same fields
  /// is forgotten.
  ///
  /// - Parameter fields: what is answered; all of it when not given.
  public func useTheirs(in fields: [ProfileField] = ProfileField.allCases) {
    answerConflict(in: fields) { $0.useTheirs($1) }
  }

  private func answerConflict(
    in fields: [ProfileField], _ answer: (inout EditQueue, ProfileConflict) -> Void
  ) {
    guard let conflict else { return }
    answer(&queue, conflict.limited(to: fields))
    self.conflict = queue.conflict(with: confirmed)
    continueSending()
  }

  /// The person knows of the oldest rejection.
  public func dismissRejection() {
    guard !rejections.isEmpty else { return }
    rejections.removeFirst()
    if copy.isLoaded, !isEnded { write() }
  }

  /// Asks the server for the record and sends it what it has not got yet.
  ///
  /// - Returns: whether it answered.
  @discardableResult
  public func refresh() async -> Bool {
    startExchange()
    await finishSaving()
    return hasAnswer
  }

  /// Returns when all edits are on this device and the server was asked to take them.
  public func finishSaving() async {
    await effects.wait(for: "exchange")
  }

  /// Returns when all edits that the server has not got are on this device.
  ///
  /// - Returns: why they aren't, if they could not be stored.
  public func finishStoring() async -> ServiceError? {
    hasUnsentEdits || copy.isLoaded ? await keep() : await copy.finish()
  }

  /// Forgets what this device keeps of the person. The store neither sends nor stores anything afterwards; what it shows
  /// stays as it is.
  ///
  /// - Parameter keepsUnsent: whether edits that were not sent yet, or not taken, stay on this device, for when the same
  ///   person signs in again.
  /// - Throws: why this device could not forget it.
  public func reset(keepsUnsent: Bool = false) async throws(ServiceError) {
    isEnded = true
    effects.cancelAll()
    // What was edited before this device was read is not there yet.
    if keepsUnsent, hasUnsentEdits, await copy.prepare() == nil { write() }
    if !keepsUnsent || (copy.isLoaded && !hasUnsentEdits && rejections.isEmpty) { copy.forget() }
    if let error = await copy.finish() { throw error }
  }
}

extension ProfileStore {
  private func continueSending() {
    generation += 1
    // An exchange that runs may wait long for the server; what the person wants is kept at once.
    if copy.isLoaded { write() }
    startExchange()
  }

  /// An exchange that already runs notices by itself what has come, so that there is never more than one.
  private func startExchange() {
    guard !isEnded, !effects.isRunning("exchange") else { return }
    effects.run("exchange") { [weak self] in await self?.exchangeAll() }
  }

  private func exchangeAll() async {
    var done: Int?
    while done != generation, !isEnded {
      done = generation
      if hasUnsentEdits || !copy.isLoaded { _ = await keep() }
      guard !isEnded else { return }
      let serverError = await exchange()
      hasAnswer = serverError == nil
      let storageError = await keep()
      guard !isEnded else { return }
      settle(storageError, serverError)
    }
  }

  /// Brings in what the server has and sends what it has not got.
  ///
  /// - Returns: why that could not be finished.
  private func exchange() async -> ServiceError? {
    do throws(ServiceError) {
      let answer = try await service.profile()
      guard !isEnded else { return nil }
      take(answer)
      guard asOf == nil else { return .networkTrouble(message: "The server can't be reached now.") }
      try await sendAll()
      return nil
    } catch {
      guard error != .cancelled, !isEnded else { return nil }
      asOf = confirmedAt
      return error
    }
  }

  private func sendAll() async throws(ServiceError) {
    conflict = queue.conflict(with: confirmed)
    while conflict == nil, hasUnsentEdits {
      _ = await keep()
      guard !isEnded, let edit = queue.first else { return }
      do {
        let answer = try await service.update(edit.changes)
        guard !isEnded else { return }
        queue.remove(edit.id, takenAs: answer)
        take(DatedUser(answer))
      } catch .invalid(let message, let fields) {
        guard !isEnded else { return }
        tell(queue.takeBack(edit.id), .invalid(message: message, fields: fields))
      } catch .refused(let message) where ServiceError.refused(message: message) != .sessionEnded {
        // The server has just told of the record: it is this edit that it refuses.
        guard !isEnded else { return }
        tell(queue.takeBack(edit.id), .refused(message: message))
      }
      conflict = queue.conflict(with: confirmed)
    }
  }

  private func take(_ answer: DatedUser) {
    if let date = answer.asOf {
      // A cache may know less than this device.
      if confirmedAt.map({ $0 < date }) ?? true { (confirmed, confirmedAt) = (answer.value, date) }
      asOf = confirmedAt
    } else {
      (confirmed, confirmedAt) = (answer.value, now())
      asOf = nil
    }
  }

  private func tell(_ lost: ProfileChanges, _ error: ServiceError) {
    if !lost.isEmpty { rejections.append(RejectedEdit(changes: lost, error: error)) }
  }

  private func settle(_ storageError: ServiceError?, _ serverError: ServiceError?) {
    if !hasUnsentEdits {
      syncState = .synced
    } else if let storageError {
      syncState = .unstored(message: storageError.message)
    } else if let serverError {
      syncState = .pending(message: serverError.message)
    } else if conflict != nil {
      syncState = .pending(message: "Your profile was changed elsewhere.")
    }
  }

  /// Returns when this device keeps what the server has not got yet.
  private func keep() async -> ServiceError? {
    if let error = await copy.prepare() { return error }
    guard !isEnded else { return nil }
    write()
    return await copy.finish()
  }

  private func write() {
    copy.write(
      StoredProfile(userID: confirmed.id, asOf: confirmedAt, queue: queue, rejections: rejections))
  }
}
