extension Double {
  /// The number as Swift writes it, without a fraction if it has none.
  var literal: String {
    Int(exactly: self).map(String.init) ?? "\(self)"
  }
}
