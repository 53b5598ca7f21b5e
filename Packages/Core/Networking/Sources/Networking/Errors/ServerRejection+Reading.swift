#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ServerRejection {
  private static let bodyLimit = 64 * 1024
  private static let messageLimit = 300
  private static let nameLimit = 100
  private static let fieldLimit = 50

  /// Reads a refusal. A body that can't be read leaves only what status and headers say.
  init(_ response: HTTPResponse, hiding secrets: SentSecrets) {
    // A date is read only by the server's own clock: the device's may be years off.
    self.init(status: response.status, retryAfter: response.retryAfter(now: nil))
    guard response.hasJSONBody, response.body.count <= Self.bodyLimit else { return }
    guard let body = try? JSONDecoder().decode(RejectionBody.self, from: response.body) else { return }
    message = secrets.hidden(in: body.message ?? "", limit: Self.messageLimit)
    for (name, field) in body.fields.sorted(by: { $0.key < $1.key }).prefix(Self.fieldLimit) {
      fields[secrets.hidden(in: name, limit: Self.nameLimit)] = FieldError(
        code: secrets.hidden(in: field.code, limit: Self.nameLimit),
        message: secrets.hidden(in: field.message, limit: Self.messageLimit))
    }
  }
}
