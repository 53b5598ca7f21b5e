/// What the names in a scenario's texts stand for.
struct Cast {
  /// For what must be different in each scenario.
  static let nonce = "nonce"

  private(set) var values: [String: String]

  init() {
    let alphabet = Array("abcdefghijklmnopqrstuvwxyz0123456789")
    values = [Self.nonce: String((0..<10).compactMap { _ in alphabet.randomElement() })]
  }

  subscript(name: String) -> String? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// A text with what its names stand for; names that nothing is known of stay.
  func filled(_ text: String) -> String {
    values.reduce(text) { $0.replacing("<\($1.key)>", with: $1.value) }
  }
}
