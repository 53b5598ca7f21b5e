import Services

extension ServiceError {
  /// Whether nothing was refused: the server could simply not be reached, or takes nothing now.
  var isNetworkTrouble: Bool {
    switch self {
    case .networkTrouble, .busy: true
    case .maintenance, .refused, .invalid, .storage, .cancelled: false
    }
  }
}
