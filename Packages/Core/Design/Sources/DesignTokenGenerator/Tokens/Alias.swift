/// A reference to another token, written `{group.token}`.
struct Alias {
  let path: String

  init?(_ json: JSON) {
    guard case .string(let text) = json, text.count > 2, text.hasPrefix("{"), text.hasSuffix("}") else {
      return nil
    }
    path = String(text.dropFirst().dropLast())
  }
}
