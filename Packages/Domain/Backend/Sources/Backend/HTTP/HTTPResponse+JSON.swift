import Networking

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension HTTPResponse {
  static let noContent = HTTPResponse(status: 204)

  /// An answer with a JSON body.
  static func json(_ value: some Encodable, status: Int = 200) throws -> HTTPResponse {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return HTTPResponse(
      status: status, headers: ["Content-Type": "application/json"], body: try encoder.encode(value))
  }

  static func refusal(_ refusal: Refusal) -> HTTPResponse {
    // A refusal is strings and whole numbers, which the encoder can't fail on.
    (try? json(refusal, status: refusal.status)) ?? HTTPResponse(status: refusal.status)
  }
}
