#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ServerRejection {
  private static let messageLimit = 300
  private static let nameLimit = 100
  private static let fieldLimit = 50

  /// Reads a refusal. Without a body of the API's own there is only what status and headers say.
  init(_ response: HTTPResponse, _ body: RejectionBody?, hiding secrets: SentSecrets) {
    // A date is read only by the server's own clock: the device's may be years off.
    self.init(status: response.status, retryAfter: response.retryAfter(now: nil))
    guard let body else { return }
    message = secrets.hidden(in: body.message, limit: Self.messageLimit)
    let problems = body.data.compactMapValues(\.value)
    for (name, field) in problems.sorted(by: { $0.key < $1.key }).prefix(Self.fieldLimit) {
      fields[secrets.hidden(in: name, limit: Self.nameLimit)] = FieldError(
        code: secrets.hidden(in: field.code, limit: Self.nameLimit),
        message: secrets.hidden(in: field.message, limit: Self.messageLimit))
    }
  }
}
