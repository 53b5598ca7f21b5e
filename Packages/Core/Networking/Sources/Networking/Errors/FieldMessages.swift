/// One message about a field, or several, of which the first is taken.
struct FieldMessages: Decodable {
  let error: FieldError

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let messages = try (try? container.decode([String].self)) ?? [container.decode(String.self)]
    guard let first = messages.first(where: { !$0.isEmpty }) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "No message")
    }
    error = FieldError(code: "", message: first)
  }
}
