import Models

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is kept of a person's profile on a device.
public struct StoredProfile: Equatable, Sendable, Codable {
  /// Whose it is.
  let userID: User.ID
  /// When the server was last asked for the record; nil when that isn't known.
  var asOf: Date?
  /// What the server has not got yet.
  var queue: EditQueue
  /// What the server did not take and the person was not told of yet, the oldest first.
  var rejections: [RejectedEdit]

  init(userID: User.ID, asOf: Date?, queue: EditQueue, rejections: [RejectedEdit] = []) {
    self.userID = userID
    self.asOf = asOf
    self.queue = queue
    self.rejections = rejections
  }
}
