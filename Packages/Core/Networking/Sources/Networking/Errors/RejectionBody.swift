#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The body of a refusal, in PocketBase's shape or as problem details (RFC 9457). What has another type is left out.
///
/// Problem details have no single member for what is wrong with fields. Those in use are read: `errors` as a list, as in
/// the RFC's own example, or as an object of messages by field, and `invalid-params` of RFC 7807.
struct RejectionBody: Decodable {
  let message: String?
  let fields: [String: FieldError]

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    message = [CodingKeys.message, .detail, .title].lazy
      .compactMap { try? container.decode(String.self, forKey: $0) }
      .first { !$0.isEmpty }
    var fields = Self.named(in: container)
    for entry in Self.listed(in: container) where fields[entry.field] == nil {
      fields[entry.field] = entry.error
    }
    self.fields = fields
  }

  /// Objects with a member for each field: PocketBase's `data`, and `errors` where a field has one or more messages.
  private static func named(in container: KeyedDecodingContainer<CodingKeys>) -> [String: FieldError] {
    let data = try? container.decode([String: Lossy<FieldProblem>].self, forKey: .data)
    let errors = try? container.decode([String: Lossy<FieldMessages>].self, forKey: .errors)
    let problems = (data ?? [:]).compactMapValues { $0.value?.error }
    let messages = (errors ?? [:]).compactMapValues { $0.value?.error }
    return problems.merging(messages) { problem, _ in problem }
  }

  /// Lists of problems that name their field.
  private static func listed(
    in container: KeyedDecodingContainer<CodingKeys>
  ) -> [(field: String, error: FieldError)] {
    [CodingKeys.errors, .invalidParams]
      .flatMap { (try? container.decode([Lossy<FieldProblem>].self, forKey: $0)) ?? [] }
      .compactMap { entry in
        guard let problem = entry.value, let field = problem.field else { return nil }
        return (field, problem.error)
      }
  }

  private enum CodingKeys: String, CodingKey {
    case message, data, detail, title, errors
    case invalidParams = "invalid-params"
  }
}
