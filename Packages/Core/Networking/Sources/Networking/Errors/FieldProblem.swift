/// What a refusal says about one field, under the names in use: PocketBase's, those of RFC 9457's example (`pointer`,
/// `detail`) and of RFC 7807's (`name`, `reason`).
struct FieldProblem: Decodable {
  /// The field, where the entry itself names one.
  let field: String?
  let error: FieldError

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ keys: CodingKeys...) -> String? {
      keys.lazy.compactMap { try? container.decode(String.self, forKey: $0) }.first { !$0.isEmpty }
    }
    field = text(.pointer).flatMap(JSONPointer.path) ?? text(.field, .name)
    let (code, message) = (text(.code), text(.message, .detail, .reason))
    guard code != nil || message != nil else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "Neither code nor message"))
    }
    error = FieldError(code: code ?? "", message: message ?? "")
  }

  private enum CodingKeys: String, CodingKey {
    case code, message, detail, reason, pointer, field, name
  }
}
