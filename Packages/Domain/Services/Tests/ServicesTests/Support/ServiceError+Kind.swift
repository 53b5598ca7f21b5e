import Services

extension ServiceError {
  /// Whether nothing was refused: the server could simply not be reached.
  var isNetworkTrouble: Bool {
    if case .networkTrouble = self { true } else { false }
  }
}
