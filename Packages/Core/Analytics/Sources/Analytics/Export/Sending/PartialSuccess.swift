#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a receiver that took a batch says about it: `ExportLogsPartialSuccess` of
/// `opentelemetry/proto/collector/logs/v1/logs_service.proto`.
struct PartialSuccess {
  private(set) var rejectedLogRecords = 0

  /// Takes an answer that can't be read for one that says nothing: the batch was taken.
  init(_ body: Data) {
    guard let response = try? JSONDecoder().decode(Response.self, from: body) else { return }
    rejectedLogRecords = response.partialSuccess?.rejectedLogRecords?.value ?? 0
  }

  private struct Response: Decodable {
    struct Part: Decodable {
      var rejectedLogRecords: WholeNumber?
    }

    var partialSuccess: Part?
  }

  /// A 64-bit number, which JSON may have as text or as a number.
  private struct WholeNumber: Decodable {
    let value: Int

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        value = number
      } else if let number = Int(try container.decode(String.self)) {
        value = number
      } else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "no 64-bit number")
      }
    }
  }
}
