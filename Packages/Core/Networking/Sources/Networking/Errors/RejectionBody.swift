#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The body of a refusal in the shape of PocketBase's own: a JSON object with the status, a message, and what is wrong
/// with single fields. Whatever stands between the app and the server refuses in other shapes.
struct RejectionBody: Decodable {
  private static let sizeLimit = 64 * 1024

  let status: Int
  let message: String
  let data: [String: Lossy<FieldError>]

  /// Reads the body of an answer; nil when it isn't a refusal by the API itself.
  init?(_ response: HTTPResponse) {
    guard response.hasJSONBody, response.body.count <= Self.sizeLimit,
      let body = try? JSONDecoder().decode(Self.self, from: response.body), body.status == response.status
    else { return nil }
    self = body
  }
}

extension FieldError: Decodable {
  /// Reads what PocketBase says about one field, which has a code or a message.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    code = (try? container.decode(String.self, forKey: .code)) ?? ""
    message = (try? container.decode(String.self, forKey: .message)) ?? ""
    guard !code.isEmpty || !message.isEmpty else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "Neither code nor message"))
    }
  }

  private enum CodingKeys: String, CodingKey {
    case code, message
  }
}
