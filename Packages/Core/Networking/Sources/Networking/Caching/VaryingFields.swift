/// The request fields that an answer depends on, by its `Vary` (RFC 9111, section 4.1).
///
/// `Authorization` isn't one of them: answers are kept apart for each account, whose token changes.
struct VaryingFields: Equatable, Sendable {
  /// In lower case and in order.
  let names: [String]

  init(names: [String]) {
    self.names = names
  }

  /// Nil when the answer is good for no other request: `*`, or what isn't a name.
  init?(_ headers: HTTPHeaders) {
    let names = headers.values(of: "Vary")
      .flatMap { $0.split(separator: ",") }
      .map { $0.trimmingBlanks().lowercased() }
      .filter { !$0.isEmpty }
    guard names.allSatisfy({ $0 != "*" && $0.utf8.allSatisfy(\.isTokenCharacter) }) else { return nil }
    self.names = Set(names).subtracting(["authorization"]).sorted()
  }

  /// The fields as a request has them, one a line; nil when one may be a secret, which isn't written down.
  func values(in request: HTTPHeaders) -> String? {
    var lines: [String] = []
    for name in names {
      let fields = request.fields.filter { $0.hasName(name) }
      guard !fields.contains(where: \.looksLikeCredential) else { return nil }
      lines += fields.map { "\(name): \($0.value)" }
    }
    return lines.joined(separator: "\n")
  }
}
