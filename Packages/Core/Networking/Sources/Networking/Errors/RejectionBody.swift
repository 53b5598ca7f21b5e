#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The body of a refusal, in PocketBase's shape or as problem details (RFC 9457). What has another type is left out.
struct RejectionBody: Decodable {
  let message: String?
  let fields: [String: FieldError]

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    message = [CodingKeys.message, .detail, .title].lazy
      .compactMap { try? container.decode(String.self, forKey: $0) }
      .first { !$0.isEmpty }
    let data = try? container.decode([String: Lossy<Field>].self, forKey: .data)
    fields = (data ?? [:]).compactMapValues { field in
      field.value.map { FieldError(code: $0.code ?? "", message: $0.message ?? "") }
    }
  }

  private enum CodingKeys: String, CodingKey {
    case message, data, detail, title
  }

  private struct Field: Decodable {
    let code: String?
    let message: String?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      code = try? container.decode(String.self, forKey: .code)
      message = try? container.decode(String.self, forKey: .message)
      guard code != nil || message != nil else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "Neither code nor message"))
      }
    }

    private enum CodingKeys: String, CodingKey {
      case code, message
    }
  }
}
