import Networking

extension ServiceError {
  init(_ error: NetworkError) {
    switch error {
    case .cancelled: self = .cancelled
    case _ where error.isMaintenance: self = .maintenance(message: error.message)
    case _ where error.isBusy: self = .busy(message: error.message)
    case _ where error.refusesCredentials: self = .refused(message: error.message)
    case .rejected(let rejection) where !rejection.mayPass:
      self = .invalid(message: error.message, fields: rejection.fields.mapValues(\.advice))
    case .unreachable, .timedOut, .insecure, .responseTooLarge, .unreadableResponse, .captivePortal,
      .refusedOnTheWay, .invalidRequest, .rejected:
      self = .networkTrouble(message: error.message)
    }
  }
}

extension FieldError {
  /// The reason with the next step, where the server's own words lack it.
  fileprivate var advice: String {
    switch code {
    case "validation_not_unique": "Already taken. Choose another."
    case "validation_required": "This can't be empty."
    default: message.isEmpty ? "The server did not accept this." : message
    }
  }
}
