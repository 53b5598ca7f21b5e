import Networking

extension ServiceError {
  init(_ error: NetworkError) {
    switch error {
    case .cancelled: self = .cancelled
    case _ where error.isMaintenance: self = .maintenance(message: error.message)
    case _ where error.refusesCredentials: self = .refused(message: error.message)
    case .rejected(let rejection) where rejection.isAboutWhatWasSent:
      self = .invalid(message: error.message, fields: rejection.fields.mapValues(\.advice))
    case .unreachable, .timedOut, .insecure, .responseTooLarge, .unreadableResponse, .invalidRequest,
      .rejected:
      self = .networkTrouble(message: error.message)
    }
  }
}

extension ServerRejection {
  /// Whether sending the same again would be refused again. A proxy that wants a password (407), a request that came
  /// too late or too early (408, 425), too many of them (429): none of these is about what was sent.
  fileprivate var isAboutWhatWasSent: Bool {
    (400..<500).contains(status) && ![407, 408, 425, 429].contains(status)
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
